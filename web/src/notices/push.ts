/** This browser and its push service. */
import { base } from '../base'
import type { NewPush, NoticeWay } from '../wire'

export type Ability = 'yes' | 'insecure' | 'unsupported'

/** Whether this browser can be woken. */
export function ability(): Ability {
  if (!isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
    ? 'yes'
    : 'unsupported'
}

/** Why this browser was not signed up. */
export class NotSignedUp extends Error {
  constructor(readonly why: 'denied' | 'failed') {
    super(why)
  }
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` })
  return navigator.serviceWorker.ready
}

/** The mailbox of this browser; null where it has none. */
export async function mailbox(): Promise<PushSubscription | null> {
  if (ability() !== 'yes') return null
  const known = await navigator.serviceWorker.getRegistration(`${base}/`)
  return (await known?.pushManager.getSubscription()) ?? null
}

/** Signs this browser up with its push service, for messages of the server with that key. */
export async function signUp(key: string): Promise<Omit<NewPush, 'after'>> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSignedUp('denied')
  try {
    const { pushManager } = await registration()
    // One for another key would be refused by the push service: this server has been set up anew.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    const { keys } = made.toJSON()
    if (!keys?.p256dh || !keys.auth) throw new NotSignedUp('failed')
    return { endpoint: made.endpoint, p256dh: keys.p256dh, auth: keys.auth }
  } catch {
    throw new NotSignedUp('failed')
  }
}

export async function signOff(): Promise<void> {
  await (await mailbox())?.unsubscribe()
}

/** By it this browser knows which of the ways is its own. */
export async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}

/** The way that is this browser; undefined where it is not told. */
export async function ownWay(ways: readonly NoticeWay[]): Promise<NoticeWay | undefined> {
  const own = await mailbox()
  if (!own) return undefined
  const mark = await markOf(own.endpoint)
  return ways.find((way) => way.kind === 'push' && way.mark === mark)
}

/** What was shown of a table goes when somebody looks at it. */
export async function clearFor(table: string): Promise<void> {
  if (ability() !== 'yes') return
  const known = await navigator.serviceWorker.getRegistration(`${base}/`)
  for (const shown of (await known?.getNotifications({ tag: `turn-${table}` })) ?? []) shown.close()
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
