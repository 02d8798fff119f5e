import { formatToman } from '@hojreh/persian'
import { type ActiveFilter, type FilterGroup, type FilterValue, toggleOption } from '@hojreh/ui'
import { catalogMessages as text } from './catalog.messages.ts'

const labelOf = (groups: readonly FilterGroup[], key: string, value: string): string => {
  const group = groups.find((candidate) => candidate.key === key)
  const label = group?.options.find((option) => option.value === value)?.label ?? value
  return key.startsWith('attr:') ? text.attribute(key.slice('attr:'.length), label) : label
}

/** The chips of what is chosen, each of which removes itself. */
export const activeFiltersOf = (
  groups: readonly FilterGroup[],
  value: FilterValue,
  onChange: (value: FilterValue) => void,
): ActiveFilter[] => {
  const { selected, minPrice, maxPrice, inStock, discounted } = value
  const chip = (key: string, label: string, rest: FilterValue) => ({
    key,
    label,
    onRemove: () => onChange(rest),
  })
  return [
    ...Object.entries(selected).flatMap(([key, values]) =>
      values.map((option) =>
        chip(`${key}:${option}`, labelOf(groups, key, option), toggleOption(value, key, option)),
      ),
    ),
    ...(minPrice === undefined
      ? []
      : [chip('minPrice', text.minPrice(formatToman(minPrice)), { ...value, minPrice: undefined })]),
    ...(maxPrice === undefined
      ? []
      : [chip('maxPrice', text.maxPrice(formatToman(maxPrice)), { ...value, maxPrice: undefined })]),
    ...(inStock ? [chip('inStock', text.inStock, { ...value, inStock: false })] : []),
    ...(discounted ? [chip('discounted', text.discounted, { ...value, discounted: false })] : []),
  ]
}
