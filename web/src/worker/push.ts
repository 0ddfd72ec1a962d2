/** Messages that it is somebody's turn. The server may send one twice, if it was killed just after it had sent it. */

/** What a message says; the names are those of the server (`push.py`). */
interface Told {
  readonly id: string
  readonly table: string
  readonly title: string
  readonly body: string
}

/** Where it is kept which message was shown last for each table. */
const SHOWN = 'slet-told'

export async function tell(self: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const told = read(data)
  if (!told) return
  const { scope } = self.registration
  if (await wasShown(scope, told)) return
  await self.registration.showNotification(told.title, {
    body: told.body,
    // a later turn at the same table takes the place of an earlier one
    tag: `turn-${told.table}`,
    icon: new URL('icons/slet-192.png', scope).href,
    data: told.table,
  })
}

export async function openTable(self: ServiceWorkerGlobalScope, shown: Notification): Promise<void> {
  shown.close()
  const address = new URL(`t/${encodeURIComponent(String(shown.data))}`, self.registration.scope).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => page.url.split(/[?#]/)[0] === address)
  await (open ? open.focus() : self.clients.openWindow(address))
}

function read(data: PushMessageData | null): Told | null {
  try {
    return data ? (data.json() as Told) : null
  } catch {
    return null // not one of ours
  }
}

/** Whether it was shown already; from now on it was. */
async function wasShown(scope: string, { id, table }: Told): Promise<boolean> {
  const cache = await caches.open(SHOWN)
  const key = new URL(`told/${encodeURIComponent(table)}`, scope).href
  const last = await (await cache.match(key))?.text()
  await cache.put(key, new Response(id))
  return last === id
}
