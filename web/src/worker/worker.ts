/** What runs in the browser while no page of ours needs to be open. Its script is one file, `sw.js`. */
import { openTable, tell } from './push'
import { answer, keepShell } from './shell'

declare const self: ServiceWorkerGlobalScope

// It keeps no state of its own: the newest takes over at once.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(tell(self, event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openTable(self, event.notification)))
self.addEventListener('fetch', (event) => {
  const answered = answer(self, event)
  if (answered) event.respondWith(answered)
})
self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: readonly string[] }
  if (keep) event.waitUntil(keepShell(self.registration.scope, keep))
})
