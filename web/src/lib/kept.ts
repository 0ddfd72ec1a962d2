/** What this page keeps: in the browser, or in its tab alone. Storage may be switched off; then nothing is kept. */

type Where = 'browser' | 'tab'

function storage(where: Where): Storage {
  return where === 'browser' ? localStorage : sessionStorage
}

export function keep(key: string, value: string, where: Where = 'browser'): void {
  try {
    storage(where).setItem(key, value)
  } catch {
    // it lasts as long as the page
  }
}

export function kept(key: string, where: Where = 'browser'): string | null {
  try {
    return storage(where).getItem(key)
  } catch {
    return null
  }
}
