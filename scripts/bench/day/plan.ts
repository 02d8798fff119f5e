import {
  type Act,
  acts,
  BUSIEST,
  CALLS_OF_A_MOVE,
  comingIn,
  hours,
  isPeak,
  type Kind,
  LETTERS,
  NEW_MOVES,
  NEW_PAGES,
  PEAK,
  SIGNED_IN,
} from './model.ts'
import { randomFrom } from './random.ts'

/** A request that is made at its moment, whatever has become of those before it. */
export interface Planned {
  /** ms after the start. */
  at: number
  kind: Kind | 'page of a crawler'
  /** Which of all requests of its kind. */
  turn: number
}

const CALLS_AFTER_A_PAGE_MS = 200
const LETTER_EVERY_MS = 150

const requestsOf = (act: Act, random: () => number): [after: number, kind: Kind][] => {
  switch (act) {
    case 'load': {
      const page: [number, Kind] = [0, random() < NEW_PAGES ? 'page rendered anew' : 'page from memory']
      const own: [number, Kind] = [CALLS_AFTER_A_PAGE_MS, 'cart or session']
      return random() < SIGNED_IN ? [page, own, own] : [page]
    }
    case 'move': {
      const kind = random() < NEW_MOVES ? 'call never asked before' : 'call from memory'
      return Array.from({ length: CALLS_OF_A_MOVE }, () => [0, kind])
    }
    case 'typing':
      return Array.from({ length: LETTERS }, (_, letter) => [letter * LETTER_EVERY_MS, 'suggestion'])
    case 'change':
      return [[0, 'change of a cart']]
    case 'order':
      return [[0, 'order']]
  }
}

/** Moments at which something comes by itself, so many a second at most; `chance` thins them out. */
const moments = function* (perSecond: number, ms: number, random: () => number, chance = (_: number) => 1) {
  for (let at = 0; ; ) {
    at -= (Math.log(1 - random()) / perSecond) * 1_000
    if (at >= ms) return
    if (random() < chance(at)) yield at
  }
}

export const inOrder = <Item extends { at: number }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => one.at - other.at)

const numbered = (requests: readonly Omit<Planned, 'turn'>[]): Planned[] => {
  const turns = new Map<string, number>()
  return inOrder(requests).map((request) => {
    const turn = turns.get(request.kind) ?? 0
    turns.set(request.kind, turn + 1)
    return { ...request, turn }
  })
}

/** What shoppers do within `ms`, when so many come in a second. */
const shopping = (perSecond: number, ms: number, random: () => number, chance?: (at: number) => number) =>
  acts.flatMap(([act, each]) =>
    [...moments(perSecond * each, ms, random, chance)].flatMap((at) =>
      requestsOf(act, random).map(([after, kind]) => ({ at: at + after, kind })),
    ),
  )

/** Some seconds of each hour of a day, at the rate of that hour. */
export const planDay = (part: number, hourMs: number, seed: number): Planned[] => {
  const random = randomFrom(seed)
  return numbered(
    hours.flatMap((_, hour) => {
      const most = part * comingIn(hour) * (hour === BUSIEST ? PEAK : 1)
      const chance = (at: number) => (hour !== BUSIEST || isPeak(hour, at / hourMs) ? 1 : 1 / PEAK)
      const requests = shopping(most, hourMs, random, chance)
      return requests.map(({ at, kind }) => ({ at: hour * hourMs + at, kind }))
    }),
  )
}

/** The busiest hour, without its peak. */
export const planBusyHour = (part: number, ms: number, seed: number): Planned[] =>
  numbered(shopping(part * comingIn(BUSIEST), ms, randomFrom(seed)))

/** One kind alone. */
export const planKind = (kind: Planned['kind'], perSecond: number, ms: number, seed: number): Planned[] =>
  numbered([...moments(perSecond, ms, randomFrom(seed))].map((at) => ({ at, kind })))

/** Moments of so many who all come for one thing: most of them at once, the others within `ms`. */
export const planRush = (count: number, ms: number, seed: number): number[] => {
  const random = randomFrom(seed)
  const mean = ms / 3
  const share = 1 - Math.exp(-ms / mean)
  return Array.from({ length: count }, () => -mean * Math.log(1 - random() * share)).sort((a, b) => a - b)
}
