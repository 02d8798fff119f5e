import { type AdminCategory, categoryFields } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { withIds } from '../../shared/ordered/item-id.ts'
import { parsedList } from '../../shared/ordered/parsed-list.ts'
import { categoriesMessages } from './categories.messages.ts'

const { attributes: text } = categoriesMessages
const BETWEEN = '، '
type Attribute = AdminCategory['attributes'][number]
/** Its choices as they are typed, one after the other. */
export type CategoryAttributeRow = Omit<Attribute, 'choices'> & { id: string; choices: string }

/** Attributes of a category as the form holds them: its fields are texts. */
export const attributesText = (attributes: readonly Attribute[]): string =>
  JSON.stringify(withIds(attributes.map((one) => ({ ...one, choices: one.choices.join(BETWEEN) }))))

/** A new row of the form. */
export const newAttribute = (id: string): CategoryAttributeRow => ({
  ...{ id, name: '', isFilter: true, kind: 'text', unit: '', choices: '' },
})

/** Likewise, read. */
export const attributesIn = (value: string): CategoryAttributeRow[] => parsedList<CategoryAttributeRow>(value)

const choicesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[،,\n]/)
      .map((choice) => choice.trim())
      .filter(Boolean),
  ),
]

/** What is sent: rows without a name are left out. */
export const attributesOf = (value: string): Attribute[] =>
  attributesIn(value)
    .filter(({ name }) => name.trim())
    .map(({ name, isFilter, kind, unit, choices }) => ({
      ...{ name, isFilter, kind },
      unit: kind === 'number' ? unit : '',
      choices: kind === 'choice' ? choicesIn(choices) : [],
    }))

/** What is wrong with the first attribute that is not right. */
export const attributesProblem = (value: string): string | undefined => {
  const issue = categoryFields.attributes.safeParse(attributesOf(value)).error?.issues[0]
  if (!issue) return undefined
  const [place] = issue.path
  return typeof place === 'number' ? text.problem(formatNumber(place + 1), issue.message) : issue.message
}

/** Attributes in words, where a person chooses between two writings. */
export const attributesWords = (value: string): string =>
  attributesOf(value)
    .map(
      ({ name, isFilter, kind, unit, choices }) =>
        `${name} (${[text.kinds[kind], unit, ...choices, isFilter ? text.filter : text.noFilter].filter(Boolean).join('، ')})`,
    )
    .join('، ')

/** What the categories above name, the nearest first. */
export const inheritedNames = (categories: readonly AdminCategory[], parentId: string): string[] => {
  const byId = new Map(categories.map((one) => [one.id, one]))
  const names = new Set<string>()
  const seen = new Set<string>()
  for (let above = byId.get(parentId); above && !seen.has(above.id); above = byId.get(above.parentId ?? '')) {
    seen.add(above.id)
    for (const { name } of above.attributes) names.add(name)
  }
  return [...names]
}
