import { searchWords } from '@hojreh/persian'
import type { VisitorKey } from '@hojreh/server'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { dayInTehran } from '../../shared/tehran.ts'
import { makeRateLimiter, type RateRule } from '../rate-limit/rate-limiter.ts'
import { countFound } from '../search/count-found.ts'
import { searchMissRepository } from './search-miss.repository.ts'

const HOUR_MS = 60 * 60_000
/** Many people share one address on a mobile network; `ofAll` guards the shop as a whole. */
const perVisitor: RateRule<'visitor'> = {
  name: 'missed-search-address',
  of: 'visitor',
  limit: 60,
  windowMs: HOUR_MS,
}
const ofAll: RateRule<'shop'> = { name: 'missed-search', of: 'shop', limit: 2_000, windowMs: HOUR_MS }
/** A number may be a stranger's: it does not get an SMS for every search that a visitor types. */
const perPhone: RateRule<'phone'> = {
  name: 'search-wish-phone',
  of: 'phone',
  limit: 10,
  windowMs: 24 * HOUR_MS,
}

/** Digits of a phone, a card or a person's id, not of the name of a product. */
const PERSONAL = /(?:\d ?){7}/

/** The words of a search as they are counted; null when there are none, or when they may name a person. */
const wordsOf = (q: string): string | null => {
  const words = searchWords(q).join(' ')
  return words === '' || q.includes('@') || PERSONAL.test(words) ? null : words
}

const findsNothing = async (db: Db, q: string): Promise<boolean> => (await countFound(db, [q]))[0] === 0

interface Missed {
  q: string
  phone?: string | undefined
  visitor: VisitorKey
}

/**
 * Counts a search without result; with a phone it becomes a wish and is not counted again: the page counted it when it
 * was shown. Throws `already_found` for words that do find something: such a wish would be fulfilled at once.
 */
export const noteMiss = async (
  { config, database: { db }, clock }: Dependencies,
  { q, phone, visitor }: Missed,
): Promise<void> => {
  const limiter = makeRateLimiter(config.SECRET, clock)
  await limiter.take(db, perVisitor, visitor)
  if (phone !== undefined) await limiter.take(db, perPhone, phone)
  await limiter.take(db, ofAll, 'all')
  const words = wordsOf(q)
  if (words === null) return
  if (!(await findsNothing(db, q))) throw new DomainError('already_found')
  const now = clock()
  const repository = searchMissRepository(db)
  if (phone === undefined) await repository.count(words, dayInTehran(now))
  else await repository.wish({ id: newId(), words, phone, typed: q, createdAt: now, lookedAt: now })
}
