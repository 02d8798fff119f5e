/** A day of so many shoppers, as `docs/scale.md` tells it; a test holds its table against this. */
export const SHOPPERS = 1_000_000

/** How many times an average shopper does each thing in a visit. */
const visit = {
  /** Page loads, half of them rendered anew. */
  load: 5,
  /** Moves inside an app, of two calls each; a third of them new. */
  move: 3,
  /** Words that are typed, with a suggestion for each of six letters. */
  typing: 1 / 3,
  change: 0.3,
  order: 0.02,
}
export type Act = keyof typeof visit
export const acts = Object.entries(visit) as [Act, number][]

/** A third of the shoppers is signed in: cart and session are asked for beside a page. */
export const SIGNED_IN = 1 / 3
export const NEW_PAGES = 1 / 2
export const NEW_MOVES = 1 / 3
export const CALLS_OF_A_MOVE = 2
export const LETTERS = 6
/** Requests of an order: into the cart, delivery, to pay, the sandbox in the place of a bank, back. */
const REQUESTS_OF_AN_ORDER = 5

const loads = visit.load
const moves = visit.move * CALLS_OF_A_MOVE

/** Each kind of request: how many a shopper makes, and what one costs of a core in ms, without the gateway. */
export const kinds = {
  'page from memory': { each: loads * (1 - NEW_PAGES), ms: 0.45 },
  'page rendered anew': { each: loads * NEW_PAGES, ms: 27.1 },
  'call from memory': { each: moves * (1 - NEW_MOVES), ms: 0.29 },
  'call never asked before': { each: moves * NEW_MOVES, ms: 2.4 },
  suggestion: { each: visit.typing * LETTERS, ms: 3.1 },
  'cart or session': { each: loads * SIGNED_IN * 2, ms: 1.3 },
  'change of a cart': { each: visit.change, ms: 2.4 },
  order: { each: visit.order, ms: 28 },
} as const
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]
export const isKind = (name: string): name is Kind => name in kinds

/** What the gateway takes for each request, in ms of a core. */
export const GATEWAY_MS = 0.91
export const requestsOf = (kind: Kind) => (kind === 'order' ? REQUESTS_OF_AN_ORDER : 1)

/** The part of a day's shoppers that comes in each hour. */
export const hours: readonly number[] = [
  4, 2.5, 1.5, 1, 0.5, 0.5, 1, 2, 3, 3.5, 4.5, 5, 5, 4.5, 4, 4, 4.5, 5, 5.5, 6, 7, 8, 10, 7.5,
].map((percent) => percent / 100)
export const BUSIEST = hours.indexOf(Math.max(...hours))
/** In its middle half the busiest hour has three times as many. */
export const PEAK = 3
export const isPeak = (hour: number, part: number) => hour === BUSIEST && part >= 0.25 && part < 0.75

/** Shoppers who come in a second of an hour, of the whole million. */
export const comingIn = (hour: number) => (SHOPPERS * (hours[hour] ?? 0)) / 3_600
export const PEAK_SHOPPERS = comingIn(BUSIEST) * PEAK

/** Requests a second at the peak, and the cores that they keep busy. */
export const peakOf = (kind: Kind) => {
  const perSecond = PEAK_SHOPPERS * kinds[kind].each
  return { perSecond, cores: (perSecond * kinds[kind].ms) / 1_000 }
}
export const gatewayPeak = () => {
  const perSecond = kindNames.reduce((sum, kind) => sum + peakOf(kind).perSecond * requestsOf(kind), 0)
  return { perSecond, cores: (perSecond * GATEWAY_MS) / 1_000 }
}
