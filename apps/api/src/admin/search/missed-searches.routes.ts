import { countFound } from '../../modules/search/count-found.ts'
import { searchMissRepository } from '../../modules/search-miss/search-miss.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { dayInTehran } from '../../shared/tehran.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const DAY_MS = 24 * 60 * 60_000

/** What shoppers looked for in vain. */
export const registerMissedSearches = (
  register: RegisterAdminEndpoint,
  { database: { db }, clock }: Dependencies,
): void => {
  register('listMissedSearches', async ({ query: { days, after, take } }) => {
    const repository = searchMissRepository(db)
    const since = dayInTehran(new Date(clock().getTime() - Number(days) * DAY_MS))
    const rows = await repository.readMissed(since, after, take + 1)
    const shown = rows.slice(0, take)
    const words = shown.map((row) => row.words)
    const goods = await countFound(db, words)
    const waiting = await repository.countWishes(words)
    return {
      items: shown.map((row, place) => ({
        ...row,
        goods: goods[place] ?? 0,
        waiting: waiting.get(row.words) ?? 0,
      })),
      next: rows.length > take ? String(after + take) : null,
      total: await repository.countMissed(since),
    }
  })
}
