import { BuyableCard, lazyHydrated, retryImport } from '@hojreh/app'
import type { ProductList } from '@hojreh/contract'
import {
  ActiveFilters,
  FilterSheetButton,
  type FilterValue,
  ListLayout,
  ListToolbar,
  OnDemand,
  ProductGrid,
  SortSelect,
} from '@hojreh/ui'
import { lazy, type ReactNode, startTransition, useOptimistic, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { activeFiltersOf } from './active-filters.ts'
import { catalogMessages as text } from './catalog.messages.ts'
import { chosenOf, groupsOf, noFilters, parametersOf } from './filters.ts'
import { addressWith, type ListQuery } from './list-address.ts'

// Beside the list on desktop, in the sheet on phones: in neither the first that a person needs.
const FilterPanel = lazyHydrated(async () => (await import('@hojreh/ui/filter-panel')).FilterPanel)
const FilterSheet = lazy(async () => ({
  default: (await retryImport(() => import('@hojreh/ui/filter-sheet'))).FilterSheet,
}))

const ListPages = lazyHydrated(async () => (await import('./list-pages.tsx')).ListPages)

/** The first row of the grid is on the screen at once. */
const FIRST_ROW = 4

interface CatalogListProps {
  list: ProductList
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
  const groups = groupsOf(list.facets)
  // What is chosen shows at once, and the next choice builds on it; the goods follow with the server's answer.
  const [value, showValue] = useOptimistic(chosenOf(query))
  const [shownSort, showSort] = useOptimistic(sort)
  const change = (next: FilterValue) =>
    startTransition(async () => {
      showValue(next)
      await navigate(addressWith(address, parametersOf(next)), { preventScrollReset: true })
    })
  const changeSort = (name: string) =>
    startTransition(async () => {
      showSort(name)
      await navigate(addressWith(address, { sort: name }), { preventScrollReset: true })
    })
  const clear = () => change(noFilters)
  const active = activeFiltersOf(groups, value, change, list.category?.title)
  const onClear = active.length > 0 ? clear : undefined
  const panel = { groups, value, onChange: change }
  return (
    <ListLayout filters={<FilterPanel {...panel} />}>
      {(list.total > 0 || active.length > 0) && (
        <ListToolbar>
          <FilterSheetButton onClick={() => setIsSheetOpen(true)} />
          <SortSelect
            value={shownSort}
            options={sorts.map((name) => ({ value: name, label: text.sorts[name] }))}
            onChange={changeSort}
          />
          <output>{text.count(list.total)}</output>
        </ListToolbar>
      )}
      <ActiveFilters filters={active} onClear={onClear} />
      {list.items.length === 0 ? (
        empty(clear)
      ) : (
        <ProductGrid>
          {list.items.map((product, index) => (
            <BuyableCard key={product.productId} product={product} isPriority={index < FIRST_ROW} />
          ))}
        </ProductGrid>
      )}
      <ListPages page={list.pageId} pageCount={Math.ceil(list.total / list.take)} />
      <OnDemand isWanted={isSheetOpen}>
        <FilterSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} resultCount={list.total}>
          <FilterPanel {...panel} onClear={onClear} />
        </FilterSheet>
      </OnDemand>
    </ListLayout>
  )
}
