/** What is asked of the server about who somebody is. */
import { base } from '../base'
import { request } from '../lib/api'
import type { Along, Carried, Device, NewHat } from '../wire'

export const identity = {
  wear: (hat: string) => request<NewHat>('PUT', '/me/hat', { hat }),
  /** all that is kept of me, as a file */
  file: `${base}/api/me/data.json`,
  deleteMe: () => request<unknown>('DELETE', '/me/data'),
  devices: () => request<Device[]>('GET', '/me/devices'),
  end: (id: string) => request<Device[]>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  endOthers: () => request<Device[]>('DELETE', '/me/devices'),
  takeAlong: () => request<Along>('POST', '/me/along'),
  look: (token: string) => request<Carried>('POST', '/along/look', { token }),
  comeAlong: (token: string, join: boolean) => request<Carried>('POST', '/along', { token, join }),
}
