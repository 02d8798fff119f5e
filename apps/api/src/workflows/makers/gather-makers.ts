import { brandRepository } from '../../modules/catalog/brands.repository.ts'
import { readMakers } from '../../modules/maker/maker.repository.ts'
import { makerForm } from '../../modules/maker/maker-form.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { knowMakers } from './know-makers.ts'
import { renameBrands } from './rename-brands.ts'

const EVERY_MS = 10 * 60_000

/**
 * Makes the job that creates the makers that goods name and the shop does not know, and gives goods of one maker one
 * spelling. It is for goods from before there were makers, and for what an older process beside this one wrote.
 */
export const makeMakerGatherer = ({
  database: { db },
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): (() => Promise<void>) => {
  let next = 0
  return async () => {
    const now = clock()
    if (now.getTime() < next) return
    const titles = new Map((await readMakers(db)).map(({ form, title }) => [form, title]))
    const brands = [...(await brandRepository(db).counts()).keys()]
    for (const brand of brands.filter((name) => titles.get(makerForm(name)) !== name))
      await db.transaction(async (tx) => {
        const title = (await knowMakers(tx, [brand], now)).get(brand)
        if (title !== undefined) await renameBrands(tx, [brand], title)
      })
    next = now.getTime() + EVERY_MS
  }
}
