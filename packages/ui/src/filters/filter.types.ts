/** What a shopper has chosen; lives in the URL of the app. Prices in rial. */
export type FilterValue = {
  /** Chosen option values by group key (`brand`, an attribute's name). */
  selected: Readonly<Record<string, readonly string[]>>
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock: boolean
  discounted: boolean
}
export type FilterOption = { value: string; label: string; count?: number }
/** Where a list stands among the categories; each is the list of that category. */
export type CategoryStep = {
  /** From all goods down to the parent. */
  above: readonly { href: string; title: string }[]
  current?: { href: string; title: string } | undefined
  below: readonly { href: string; title: string; count: number }[]
}
export type FilterGroup = { key: string; title: string; options: readonly FilterOption[] }
