import type { AddVariantsBody, VariantGroup } from '@hojreh/contract/admin'
import { normalizeText } from '@hojreh/persian'
import { numberOf, rialOf } from '../../../shared/typed/typed-number.ts'

export interface NamedOption {
  name: string
  value: string
}
/** An option as it is typed: its name, and its values with commas between them. */
export interface TypedAxis {
  name: string
  values: string
}
/** One product that may be made. */
export interface Combination {
  /** Names its form fields: letters, digits and `_` only, whatever the values hold. */
  key: string
  words: string
  options: NamedOption[]
}

export const listed = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;؛\n]/)
      .map(normalizeText)
      .filter(Boolean),
  ),
]

const keyOf = (options: readonly NamedOption[]): string =>
  Array.from(options.map(({ value }) => value).join('|'), (letter) =>
    (letter.codePointAt(0) ?? 0).toString(36),
  ).join('_')

const combinationOf = (options: NamedOption[]): Combination => ({
  key: keyOf(options),
  words: options.map(({ value }) => value).join('، '),
  options,
})

/** Returns every product that the options give, in their order: sizes within colours. */
export const combinationsOf = (axes: readonly TypedAxis[]): Combination[] =>
  axes
    .map(({ name, values }) => listed(values).map((value) => ({ name: normalizeText(name), value })))
    .filter((options) => options.length > 0 && options[0]?.name)
    .reduce<NamedOption[][]>(
      (made, options) => made.flatMap((before) => options.map((option) => [...before, option])),
      [[]],
    )
    .filter((options) => options.length > 0)
    .map(combinationOf)

/** Returns the options of a design as the form holds them. */
export const typedAxesOf = ({ axes }: VariantGroup): TypedAxis[] =>
  axes.map(({ name, values }) => ({ name, values: values.map(({ value }) => value).join('، ') }))

/** Returns the combinations that are no variants yet. The first of all combinations is the product itself. */
export const missingOf = (all: readonly Combination[], variants: VariantGroup['variants']): Combination[] => {
  if (variants.length === 0) return all.slice(1)
  const known = new Set(
    variants.map(({ options }) =>
      options
        .map(({ name, value }) => `${name}:${value}`)
        .sort()
        .join(),
    ),
  )
  return all.filter(
    ({ options }) =>
      !known.has(
        options
          .map(({ name, value }) => `${name}:${value}`)
          .sort()
          .join(),
      ),
  )
}

export interface TypedVariant {
  sku?: string | undefined
  price?: string | undefined
  onHand?: string | undefined
}

/** Returns the variant to add; if nothing was typed, with the given price and code, and without stock. */
export const variantOf = (
  { options }: Combination,
  { sku, price, onHand }: TypedVariant,
  otherwise: { sku: string; price: number },
): AddVariantsBody['variants'][number] => ({
  options,
  sku: sku?.trim() || otherwise.sku,
  price: rialOf(price) ?? otherwise.price,
  onHand: onHand?.trim() ? numberOf(onHand) : 0,
})

/** Returns codes that follow the code of a product and that are not taken in its design. */
export const codesAfter = (sku: string, taken: readonly string[], count: number): string[] => {
  const codes: string[] = []
  for (let number = 2; codes.length < count; number += 1)
    if (!taken.includes(`${sku}-${number}`)) codes.push(`${sku}-${number}`)
  return codes
}
