/** Who I am, as the server knows me by its cookie. */
import type { Me } from '../wire'
import { api } from './api'

class Player {
  me = $state.raw<Me | null>(null)

  async load(): Promise<void> {
    this.me = await api.me()
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name)
  }
}

export const player = new Player()
