import { LRUCache } from 'lru-cache'

/** Returns the result of `work`, or a recent one under the same name. */
export type Remember = <Value extends object>(name: string, work: () => Promise<Value>) => Promise<Value>

/** Caches nothing. */
export const rememberNothing: Remember = (_name, work) => work()

interface Memory {
  value: object
  revision: number
  at: number
  tookMs: number
}

const MAX_NAMES = 2_000
/** While the shop changes all the time, counting it takes at most a twentieth of one connection. */
const REST = 20
const MAX_AGE_MS = 10_000

/**
 * Caches counts over the whole shop, which are slow and change little: until the content revision moves, then for
 * twenty times as long as they took, ten seconds at most. Never prices or stock of products. Concurrent calls with the
 * same name share one computation.
 */
export const makeSlowMemory = (revisionNow: () => number | null): Remember => {
  const memories = new LRUCache<string, Memory>({ max: MAX_NAMES })
  const underWay = new Map<string, Promise<object>>()

  const workOut = async (name: string, revision: number, work: () => Promise<object>) => {
    const at = performance.now()
    const value = await work()
    memories.set(name, { value, revision, at, tookMs: performance.now() - at })
    return value
  }
  const isGood = ({ revision, at, tookMs }: Memory, now: number) =>
    revision === now || performance.now() - at < Math.min(MAX_AGE_MS, REST * tookMs)

  const remember = (name: string, work: () => Promise<object>): Promise<object> => {
    const revision = revisionNow()
    if (revision === null) return work()
    const memory = memories.get(name)
    if (memory && isGood(memory, revision)) return Promise.resolve(memory.value)
    const turn = `${revision} ${name}`
    const working = underWay.get(turn) ?? workOut(name, revision, work).finally(() => underWay.delete(turn))
    underWay.set(turn, working)
    return working
  }
  // A name always stands for the same work, and so for the same type.
  return remember as Remember
}
