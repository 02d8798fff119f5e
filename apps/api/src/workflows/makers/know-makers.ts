import type { Db } from '../../db/client.ts'
import { makerRepository } from '../../modules/maker/maker.repository.ts'
import { makerForm, makerSlug } from '../../modules/maker/maker-form.ts'
import { newId } from '../../shared/ids.ts'

/** Returns a slug that no maker has. */
export const freeMakerSlug = async (tx: Db, title: string): Promise<string> => {
  const { isSlugTaken } = makerRepository(tx)
  const own = makerSlug(title)
  if (!(await isSlugTaken(own))) return own
  for (let number = 2; ; number += 1) if (!(await isSlugTaken(`${own}-${number}`))) return `${own}-${number}`
}

/**
 * Returns the makers that goods name: for each name the title that goods carry. An unknown maker is made. All of them
 * are held until the transaction ends; a transaction that also locks goods does so afterwards.
 */
export const knowMakers = async (
  tx: Db,
  names: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> => {
  const repository = makerRepository(tx)
  const byForm = new Map(names.map((name) => [makerForm(name), name]).toReversed() as [string, string][])
  const forms = [...byForm.keys()].sort()
  let known = await repository.hold(forms)
  // A maker that is removed meanwhile is made again.
  while (known.size < forms.length) {
    for (const form of forms) {
      const title = byForm.get(form)
      if (title === undefined || known.has(form)) continue
      await repository.insert(
        { id: newId(), slug: await freeMakerSlug(tx, title), title, createdAt: now },
        form,
      )
    }
    known = await repository.hold(forms)
  }
  return new Map(names.map((name) => [name, known.get(makerForm(name)) ?? name]))
}

/** Returns the maker of one product, likewise; null for none. */
export const knowMaker = async (tx: Db, name: string, now: Date): Promise<string | null> =>
  name === '' ? null : ((await knowMakers(tx, [name], now)).get(name) ?? null)
