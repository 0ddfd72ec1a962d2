/**
 * The path under which the server is reached where it is not alone under its name: `/slet`, or nothing. The server
 * writes it into the page. Every address begins with it; `router.path` does not.
 */
export const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '')
