import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { axesOf, optionsKey, optionValue } from '../../modules/catalog/axes.ts'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { variantsRepository } from '../../modules/catalog/variants.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { cleanHtml } from '../../modules/import/html/clean-html.ts'
import { productSearchForms } from '../../modules/search/product-search-forms.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { placeInCategory } from './category-of-product.ts'
import { designSubject, lockDesign } from './lock-design.ts'

type Edit = z.output<typeof adminEndpoints.editOptions.body>
type Rename = z.output<typeof adminEndpoints.renameOption.body>

/**
 * Sets how the options of a design are shown: order, colours, guide. Throws `not_found`, `edit_conflict`, and
 * `options_differ` for other options than its products have.
 */
export const editOptions = ({ actor, clock }: Desk, id: string, { version, axes }: Edit): Promise<void> =>
  actor.write(async (tx, book) => {
    const design = await lockDesign(tx, id)
    if (!design) throw new DomainError('options_differ')
    const { group, members } = design
    await beginEdit(tx, { subject: designSubject(group.id), version, by: actor, now: clock() })
    const before = axesOf(group.axes, members)
    const named = (some: readonly { name: string }[]) =>
      some
        .map(({ name }) => name)
        .toSorted()
        .join('\n')
    if (named(axes) !== named(before)) throw new DomainError('options_differ')
    const typed = axes.map((axis) => ({ ...axis, guideHtml: cleanHtml(axis.guideHtml) }))
    const after = axesOf(typed, members)
    await variantsRepository(tx).setAxes(group, after)
    book({ subject: `product:${id}`, label: group.title, before: { axes: before }, after: { axes: after } })
  })

/** Another word for a value, in all products of a design. Throws `not_found`, `options_differ`, `variant_taken`. */
export const renameOption = ({ actor, clock }: Desk, id: string, { name, from, to }: Rename): Promise<void> =>
  actor.write(async (tx, book) => {
    const design = await lockDesign(tx, id)
    if (!design) throw new DomainError('options_differ')
    const { group, members } = design
    const named = members.filter((member) => optionValue(member, name) === from)
    if (named.length === 0) throw new DomainError('options_differ')
    const renamed = (options: { name: string; value: string }[]) =>
      options.map((one) => (one.name === name && one.value === from ? { name, value: to } : one))
    const keys = members.map(({ options }) => optionsKey(renamed(options)))
    if (new Set(keys).size < keys.length) throw new DomainError('variant_taken')
    const repository = productRecordsRepository(tx)
    const synonyms = await readSynonyms(tx)
    for (const { id: memberId } of named.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      // Read again under its lock: an edit of its texts may have ended meanwhile.
      const member = await repository.lock(memberId)
      if (!member) continue
      const { categoryTitles } = await placeInCategory(tx, member, member.categoryId)
      const title = member.title.endsWith(from) ? member.title.slice(0, -from.length) + to : member.title
      const next = { ...member, title, options: renamed(member.options) }
      const forms = productSearchForms({ ...next, categoryTitles }, synonyms)
      await repository.update(member, { title, options: next.options, ...forms, updatedAt: clock() })
    }
    const axes = axesOf(group.axes, members).map((axis) => ({
      ...axis,
      values: axis.values.map((one) =>
        axis.name === name && one.value === from ? { ...one, value: to } : one,
      ),
    }))
    await variantsRepository(tx).setAxes(group, axes)
    book({ subject: `product:${id}`, label: group.title, before: { [name]: from }, after: { [name]: to } })
  })
