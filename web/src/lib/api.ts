/** What the server answers over HTTP. A refusal is thrown as `Trouble`, whose message is the server's own sentence. */
import { base } from '../base'
import type {
  Absence,
  Absences,
  Branch,
  Decision,
  FindTable,
  GameInfo,
  GameRating,
  LessonAsked,
  LessonCard,
  LessonStage,
  Lexicon,
  Me,
  Moments,
  MyGames,
  NewTable,
  OpenTable,
  OwnResults,
  Problem,
  PuzzleAsked,
  PuzzleStage,
  PuzzleToday,
  Puzzles,
  Rematch,
  ReviewStage,
  Rulebook,
  Setting,
  SettingsAsked,
  Statistics,
  TableCard,
  TableInfo,
  TablePerson,
  TakeSeat,
  TinyBoard,
} from '../wire'
import { reach } from '../offline/reach.svelte'
import { settings } from './settings.svelte'
import { say } from './words'

export class Trouble extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
  ) {
    super(text)
  }
}

/** The sentence to show for whatever was thrown. */
export function reason(error: unknown): string {
  return error instanceof Trouble ? error.message : say('trouble-own')
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`${base}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    reach.lost = true
    throw new Trouble('unreachable', say('trouble-unreachable'), 0)
  }
  reach.lost = false
  if (answer.ok) return (await answer.json()) as T
  throw await refusal(answer)
}

async function refusal(answer: Response): Promise<Trouble> {
  try {
    const problem = (await answer.json()) as Partial<Problem>
    if (problem.text) return new Trouble(problem.key ?? 'unknown', problem.text, answer.status)
  } catch {
    // Something between us and the server answered, and not in our words.
  }
  return new Trouble('unknown', say('trouble-status', { status: answer.status }), answer.status)
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`

export type Eyes = number | 'none' | 'all'

export const api = {
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PUT', '/me', { name }),
  statistics: () => request<Statistics>('GET', '/me/statistics'),
  forgetStatistics: () => request<Statistics>('DELETE', '/me/statistics'),
  statisticsFile: `${base}/api/me/statistics.json`,
  games: () => request<GameInfo[]>('GET', '/games'),
  settings: (game: string, asked: SettingsAsked) =>
    request<Setting[]>('POST', `/games/${encodeURIComponent(game)}/settings`, asked),
  rulebook: (game: string) => request<Rulebook>('GET', `/games/${encodeURIComponent(game)}/rules`),
  lexicon: (game: string) => request<Lexicon>('GET', `/games/${encodeURIComponent(game)}/lexicon`),
  printed: (game: string) => request<unknown>('GET', `/games/${encodeURIComponent(game)}/printed`),
  lessons: (game: string) => request<LessonCard[]>('GET', `/lessons/${encodeURIComponent(game)}`),
  lesson: (game: string, number: number, asked: LessonAsked) =>
    request<LessonStage>('POST', `/lessons/${encodeURIComponent(game)}/${number}`, asked),
  puzzles: () => request<Puzzles>('GET', '/puzzles'),
  puzzleOfTheDay: () => request<PuzzleToday>('GET', '/puzzles/today'),
  puzzle: (game: string, number: number, asked: PuzzleAsked) =>
    request<PuzzleStage>('POST', `/puzzles/${encodeURIComponent(game)}/${number}`, asked),
  open: (table: NewTable) => request<TableInfo>('POST', '/tables', table),
  mine: () => request<TableCard[]>('GET', '/tables/mine'),
  myGames: (finished: number) => request<MyGames>('GET', `/company/mine?finished=${finished}`),
  tinyBoard: (id: string) => request<TinyBoard>('GET', `/company/mine/${encodeURIComponent(id)}/board`),
  ratings: () => request<GameRating[]>('GET', '/company/ratings'),
  openTables: () => request<OpenTable[]>('GET', '/company/tables'),
  findTable: (wanted: FindTable) => request<TableInfo>('POST', '/company/find', wanted),
  absences: () => request<Absences>('GET', '/company/absences'),
  announceAbsence: (absence: Absence) => request<Absences>('POST', '/company/absences', absence),
  endAbsence: (absence: Absence) => request<Absences>('POST', '/company/absences/end', absence),
  watchable: () => request<TableCard[]>('GET', '/tables/watch'),
  table: (id: string) => request<TableInfo>('GET', at(id)),
  sit: (id: string, seat: TakeSeat) => request<TableInfo>('POST', `${at(id)}/seat`, seat),
  start: (id: string) => request<TableInfo>('POST', `${at(id)}/start`),
  leave: (id: string) => request<TableInfo>('POST', `${at(id)}/leave`),
  comeBack: (id: string) => request<TableInfo>('POST', `${at(id)}/return`),
  people: (id: string) => request<readonly TablePerson[]>('GET', `${at(id)}/people`),
  decide: (id: string, who: string, decision: Decision) =>
    request<readonly TablePerson[]>('PUT', `${at(id)}/people/${encodeURIComponent(who)}`, decision),
  ownResults: (id: string) => request<OwnResults>('GET', `${at(id)}/own-results`),
  rematch: (id: string, wanted: Rematch = {}) => request<TableInfo>('POST', `${at(id)}/rematch`, wanted),
  branch: (id: string, wanted: Branch) => request<TableInfo>('POST', `${at(id)}/branch`, wanted),
  moments: (id: string, eyes: Eyes, first: number, count: number) =>
    request<Moments>('GET', `${at(id)}/moments?eyes=${eyes}&first=${first}&count=${count}`),
  review: (id: string, since: number) => request<ReviewStage>('POST', `${at(id)}/review?since=${since}`),
  recordAddress: (id: string) => `${base}/api${at(id)}/record`,
  invitationPicture: (id: string) => `${base}/api${at(id)}/invitation.svg`,
}

/** The games, their rules and words in the language now chosen; asked for once in each language. */
const once = new Map<string, Promise<unknown>>()

function remembered<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const key = `${settings.language} ${name}`
  const found = once.get(key) as Promise<T> | undefined
  if (found) return found
  const asked = ask()
  once.set(key, asked)
  // What failed is asked for again the next time.
  asked.catch(() => once.delete(key))
  return asked
}

export const lexicon = (game: string): Promise<Lexicon> => remembered(`lexicon ${game}`, () => api.lexicon(game))
export const games = (): Promise<GameInfo[]> => remembered('games', api.games)
export const rulebook = (game: string): Promise<Rulebook> => remembered(`rules ${game}`, () => api.rulebook(game))

/** One rule as a note says it; null where it could not be fetched. */
export async function clause(game: string, id: string): Promise<{ text: string; clause: string } | null> {
  const found = (await rulebook(game)).rules.find((rule) => rule.id === id)
  return found ? { text: found.parts.map((part) => part.text).join(''), clause: id } : null
}
