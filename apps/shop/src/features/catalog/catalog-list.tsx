import { BuyableCard, lazyHydrated, nextTask } from '@hojreh/app'
import type { ProductCard, ProductList } from '@hojreh/contract'
import {
  ActiveFilters,
  type FilterGroup,
  FilterSheetButton,
  type FilterValue,
  ListLayout,
  ListToolbar,
  lazyPart,
  OnDemand,
  ProductGrid,
  SortLinks,
} from '@hojreh/ui'
import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useMemo,
  useOptimistic,
  useState,
} from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { activeFiltersOf } from './active-filters.ts'
import { catalogMessages as text } from './catalog.messages.ts'
import { categoryStepOf } from './category-step.ts'
import { chosenOf, groupsOf, noFilters, parametersOf } from './filters.ts'
import { addressWith, type ListQuery } from './list-address.ts'

// Beside the list on desktop, in the sheet on phones: in neither the first that a person needs.
const FilterPanel = lazyHydrated(async () => (await import('@hojreh/ui/filter-panel')).FilterPanel)
const FilterSheet = lazyPart(() => import('@hojreh/ui/filter-sheet'), 'FilterSheet')

const ListPages = lazyHydrated(async () => (await import('./list-pages.tsx')).ListPages)

/** The first row of the grid is on the screen at once. */
const FIRST_ROW = 4

const Goods = memo(({ items }: { items: readonly ProductCard[] }) => (
  <ProductGrid>
    {items.map((product, index) => (
      <BuyableCard key={product.productId} product={product} isPriority={index < FIRST_ROW} />
    ))}
  </ProductGrid>
))

interface ChipsProps {
  groups: readonly FilterGroup[]
  value: FilterValue
  onChange: (value: FilterValue) => void
}

const Chips = memo(({ groups, value, onChange }: ChipsProps) => {
  const filters = activeFiltersOf(groups, value, onChange)
  return (
    <ActiveFilters filters={filters} onClear={filters.length > 0 ? () => onChange(noFilters) : undefined} />
  )
})

interface CatalogListProps {
  list: ProductList
  /** The same object while the address is the same. */
  query: ListQuery
  sort: string
  sorts: readonly (keyof typeof text.sorts)[]
  /** Shown instead of the products when there are none. */
  empty: (clear: () => void) => ReactNode
}

/** Filters, sort and products of a list; everything that is chosen lives in the address. */
export const CatalogList = ({ list, query, sort, sorts, empty }: CatalogListProps) => {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const groups = useMemo(() => groupsOf(list.facets), [list.facets])
  // What is chosen shows at once, and the next choice builds on it; the goods follow with the server's answer.
  const [value, showValue] = useOptimistic(useMemo(() => chosenOf(query), [query]))
  const [shownSort, showSort] = useOptimistic(sort)
  // What the sheet covers follows when the press has been painted: a slow phone takes 0.1 s for it.
  const laterValue = useDeferredValue(value)
  const change = useCallback(
    (next: FilterValue) =>
      startTransition(async () => {
        showValue(next)
        // The tick is painted first.
        await nextTask()
        await navigate(addressWith(address, parametersOf(next)), { preventScrollReset: true })
      }),
    [address, navigate, showValue],
  )
  const changeSort = (name: string) =>
    startTransition(async () => {
      showSort(name)
      await navigate(addressWith(address, { sort: name }), { preventScrollReset: true })
    })
  const clear = () => change(noFilters)
  const isFiltered = activeFiltersOf(groups, value, change).length > 0
  const categories = useMemo(() => categoryStepOf(list, address), [list, address])
  const panel = { groups, categories, prices: list.facets.price, onChange: change }
  return (
    <ListLayout filters={<FilterPanel {...panel} value={isSheetOpen ? laterValue : value} />}>
      {(list.total > 0 || isFiltered) && (
        <ListToolbar>
          <FilterSheetButton onClick={() => setIsSheetOpen(true)} />
          <SortLinks
            value={shownSort}
            options={sorts.map((name) => ({
              value: name,
              label: text.sorts[name],
              href: addressWith(address, { sort: name }),
            }))}
            onChange={changeSort}
          />
          <output>{text.count(list.total)}</output>
        </ListToolbar>
      )}
      <Chips groups={groups} onChange={change} value={laterValue} />
      {list.items.length === 0 ? empty(clear) : <Goods items={list.items} />}
      <ListPages page={list.pageId} pageCount={Math.ceil(list.total / list.take)} />
      <OnDemand isWanted={isSheetOpen}>
        <FilterSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} resultCount={list.total}>
          <FilterPanel
            {...panel}
            value={value}
            // With a button that takes all of them back.
            chosen={<Chips groups={groups} onChange={change} value={value} />}
          />
        </FilterSheet>
      </OnDemand>
    </ListLayout>
  )
}
