import type { NamedValue, StoredAxis } from './catalog.tables.ts'

interface Optioned {
  options: readonly NamedValue[]
}

export const optionValue = ({ options }: Optioned, name: string): string | undefined =>
  options.find((option) => option.name === name)?.value

/**
 * The options that products of a design have, as the shop ordered and drew them. What the shop said nothing of, as of
 * all that an import brings, comes behind in the order of the products; what no product has stays out.
 */
export const axesOf = (stored: readonly StoredAxis[], products: readonly Optioned[]): StoredAxis[] => {
  const names = new Set(products.flatMap(({ options }) => options.map(({ name }) => name)))
  const known = stored.filter(({ name }) => names.has(name))
  const others = [...names].filter((name) => !known.some((axis) => axis.name === name))
  const bare = others.map((name): StoredAxis => ({ name, look: 'words', values: [], guideHtml: '' }))
  return [...known, ...bare].map((axis) => {
    const used = new Set(products.flatMap((product) => optionValue(product, axis.name) ?? []))
    const ordered = axis.values.filter(({ value }) => used.delete(value))
    return { ...axis, values: [...ordered, ...[...used].map((value) => ({ value, color: null }))] }
  })
}

/** Products of a design in the order of its options. */
export const inOrderOf = <Product>(
  axes: readonly StoredAxis[],
  products: readonly Product[],
  optioned: (product: Product) => Optioned,
): Product[] => {
  const placesOf = (product: Product) =>
    axes.map(({ name, values }) =>
      values.findIndex(({ value }) => value === optionValue(optioned(product), name)),
    )
  const placed = products.map((product) => ({ product, places: placesOf(product) }))
  const differing = (one: readonly number[], other: readonly number[]) =>
    one.map((place, index) => place - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0
  return placed.sort((one, other) => differing(one.places, other.places)).map(({ product }) => product)
}

/** Names products of one design by what tells them apart; two of the same key would be the same to a shopper. */
export const optionsKey = (options: readonly NamedValue[]): string =>
  JSON.stringify(options.map(({ name, value }) => [name, value]).toSorted())
