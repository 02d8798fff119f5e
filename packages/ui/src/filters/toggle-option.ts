import type { FilterValue } from './filter.types.ts'

/** The value with one option of one group added, or taken out when it was there. */
export const toggleOption = (value: FilterValue, key: string, option: string): FilterValue => {
  const chosen = value.selected[key] ?? []
  const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]
  const { [key]: _before, ...others } = value.selected
  return { ...value, selected: next.length > 0 ? { ...others, [key]: next } : others }
}
