/** How somebody is told that it is their turn: what the server keeps of it. */
import { request } from '../lib/api'
import type { LetterAnswered, NewMail, NewPush, Notices, QuietChange, WayChange } from '../wire'

const at = '/me/notices'

export const notices = {
  get: () => request<Notices>('GET', at),
  addPush: (wanted: NewPush) => request<Notices>('POST', `${at}/push`, wanted),
  addMail: (wanted: NewMail) => request<Notices>('POST', `${at}/mail`, wanted),
  change: (way: string, wanted: WayChange) => request<Notices>('PUT', `${at}/ways/${encodeURIComponent(way)}`, wanted),
  remove: (way: string) => request<Notices>('DELETE', `${at}/ways/${encodeURIComponent(way)}`),
  setQuiet: (wanted: QuietChange) => request<Notices>('PUT', `${at}/quiet`, wanted),
  confirm: (link: string) => request<LetterAnswered>('POST', `/notices/confirm/${encodeURIComponent(link)}`),
  stop: (link: string) => request<LetterAnswered>('POST', `/notices/stop/${encodeURIComponent(link)}`),
}

/** Minutes after which one can be told. */
export const AFTERS = [0, 2, 10, 60, 480, 1440] as const
