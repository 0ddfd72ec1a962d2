/** What is asked of the server about club evenings. */
import { base } from '../base'
import { request } from '../lib/api'
import type { EveningCard, EveningPerson, EveningTold, NewEvening } from '../wire'

const at = (id: string): string => `/evenings/${encodeURIComponent(id)}`

export const evenings = {
  mine: () => request<EveningCard[]>('GET', '/evenings/mine'),
  open: (wanted: NewEvening) => request<EveningTold>('POST', '/evenings', wanted),
  find: (id: string) => request<EveningTold>('GET', at(id)),
  join: (id: string, invitation: string, name: string | null) =>
    request<EveningTold>('POST', `${at(id)}/people`, { invitation, name }),
  state: (id: string, who: number, state: EveningPerson['state']) =>
    request<EveningTold>('PUT', `${at(id)}/people/${who}`, { state }),
  /** hands over; without a name, takes over */
  host: (id: string, who: number | null) => request<EveningTold>('PUT', `${at(id)}/host`, { who }),
  begin: (id: string, round: number) => request<EveningTold>('POST', `${at(id)}/rounds`, { round }),
  endRound: (id: string, round: number) => request<EveningTold>('POST', `${at(id)}/rounds/end`, { round }),
  end: (id: string) => request<EveningTold>('POST', `${at(id)}/end`),
  picture: (id: string) => `${base}/api${at(id)}/invitation.svg`,
}
