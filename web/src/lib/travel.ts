/** Settings go where the player goes: the newest count, here or on the server. */
import type { KeptSettings } from '../wire'
import { request } from './api'
import { settings } from './settings.svelte'

/** A while in which somebody may choose more, in ms. */
const A_WHILE = 800
let timer: ReturnType<typeof setTimeout> | undefined

function take({ chosen, at }: KeptSettings): void {
  if (at > settings.at) settings.adopt(chosen as Record<string, string>, at)
}

/** Who only looks around is nobody to the server yet: what they choose stays here until they are somebody. */
async function bring(): Promise<void> {
  try {
    take(await request<KeptSettings>('PUT', '/me/settings', { chosen: settings.choices, at: settings.at }))
  } catch {
    // The next time that a page is opened it is tried again.
  }
}

export async function travel(): Promise<void> {
  settings.onchosen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void bring(), A_WHILE)
  }
  try {
    const there = await request<KeptSettings>('GET', '/me/settings')
    if (settings.at > there.at) await bring()
    else take(there)
  } catch {
    // What is kept here is good enough.
  }
}
