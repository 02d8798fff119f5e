import type { CategoryAttribute as Whole } from '@hojreh/contract/admin'
import { normalizeText, toLatinDigits, toPersianDigits } from '@hojreh/persian'
import type { CategoryAttribute, NamedValue } from '../catalog.tables.ts'
import { typedAs } from '../category-attributes.ts'

type Typed = Pick<Whole, 'kind' | 'unit'> & { choices: readonly string[] }

/** A number with a sign and a fraction, as Persian writes it, too. */
const NUMBER = /^-?\d+(?:[.٫/]\d+)?$/
const yesNo: Readonly<Record<string, string>> = {
  ...{ بله: 'بله', '1': 'بله', yes: 'بله', true: 'بله' },
  ...{ خیر: 'خیر', '0': 'خیر', no: 'خیر', false: 'خیر' },
}

const withUnit = (value: string, unit: string): string | null => {
  const bare = unit !== '' && value.endsWith(unit) ? value.slice(0, -unit.length).trim() : value
  if (!NUMBER.test(toLatinDigits(bare))) return null
  return [toPersianDigits(bare), unit].filter(Boolean).join(' ')
}

/** The words that are kept of a value, or null where its attribute takes others. */
export const fittingValue = (typed: string, { kind, unit, choices }: Typed): string | null => {
  const value = typed.trim()
  if (kind === 'number') return withUnit(value, unit)
  if (kind === 'yesNo') return yesNo[toLatinDigits(value).toLowerCase()] ?? null
  if (kind === 'choice') return choices.find((one) => normalizeText(one) === normalizeText(value)) ?? null
  return typed
}

/** A value that its attribute does not take. */
export interface Misfit extends NamedValue {
  kind: Typed['kind']
  unit: string
}

export interface FittedValues {
  pairs: NamedValue[]
  misfits: Misfit[]
}

/**
 * Values in the words that their category says; what a product had before goes on, whatever it is. In the place of a
 * misfit stands what the product had, where it had something.
 * @param named what goods of the category are described by
 */
export const fittedValues = (
  typed: readonly NamedValue[],
  before: readonly NamedValue[],
  named: readonly CategoryAttribute[],
): FittedValues => {
  const rules = new Map(named.map((one) => [one.name, typedAs(one)]))
  const former = new Map(before.map((pair) => [pair.name, pair]))
  const misfits: Misfit[] = []
  const pairs = typed.flatMap((pair): NamedValue[] => {
    const rule = rules.get(pair.name)
    const kept = former.get(pair.name)
    if (!rule || kept?.value === pair.value) return [pair]
    const value = fittingValue(pair.value, rule)
    if (value !== null) return [{ name: pair.name, value }]
    misfits.push({ ...pair, kind: rule.kind, unit: rule.unit })
    return kept ? [kept] : []
  })
  return { pairs, misfits }
}
