import { useState } from 'react'
import { Breadcrumbs } from '../elements/breadcrumbs.tsx'
import { OnDemand } from '../elements/on-demand.tsx'
import { Pagination } from '../elements/pagination.tsx'
import { ActiveFilters } from '../filters/active-filters.tsx'
import type { FilterValue } from '../filters/filter.types.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { FilterSheet } from '../filters/filter-sheet.tsx'
import { FilterSheetButton } from '../filters/filter-sheet-button.tsx'
import { ListLayout, ListToolbar, ResultCount } from '../filters/list-layout.tsx'
import { SortSelect } from '../filters/sort-select.tsx'
import { PageTitle } from '../layouts/layout.styles.ts'
import { ProductCard } from '../product/product-card.tsx'
import { ProductGrid } from '../product/product-parts.tsx'
import { categories, goods, ignore } from './goods.ts'
import { SamplePage } from './shell.tsx'

export const filterGroups = [
  {
    key: 'category',
    title: 'دسته‌بندی',
    options: categories
      .slice(0, 6)
      .map(({ title, url }, index) => ({ value: url, label: title, count: 12 + index * 7 })),
  },
  {
    key: 'brand',
    title: 'برند',
    options: [
      { value: 'qaen', label: 'سرگل قائنات', count: 14 },
      { value: 'lalejin', label: 'کارگاه لالجین', count: 9 },
    ],
  },
]

export const sampleFilter: FilterValue = { selected: { brand: ['qaen'] }, inStock: true, discounted: false }

export const ListPage = () => {
  const [value, setValue] = useState(sampleFilter)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const panel = <FilterPanel groups={filterGroups} value={value} onChange={setValue} onClear={ignore} />
  return (
    <SamplePage current="shop">
      <Breadcrumbs
        items={[
          { title: 'خانه', url: '/' },
          { title: 'فروشگاه', url: '/shop' },
        ]}
      />
      <PageTitle>فروشگاه</PageTitle>
      <ListLayout filters={panel}>
        <ListToolbar>
          <FilterSheetButton onClick={() => setIsSheetOpen(true)} />
          <ResultCount count={48} />
          <SortSelect
            value="newest"
            onChange={ignore}
            options={[
              { value: 'newest', label: 'تازه‌ترین' },
              { value: 'cheapest', label: 'ارزان‌ترین' },
            ]}
          />
        </ListToolbar>
        <ActiveFilters
          filters={[
            { key: 'qaen', label: 'سرگل قائنات', onRemove: ignore },
            { key: 'stock', label: 'فقط کالاهای موجود', onRemove: ignore },
          ]}
          onClear={ignore}
        />
        <ProductGrid>
          {goods.map((product) => (
            <ProductCard key={product.href} {...product} headingLevel={2} onAdd={ignore} />
          ))}
        </ProductGrid>
        <Pagination page={4} pageCount={12} hrefFor={(page) => `/shop?pageId=${page}`} />
      </ListLayout>
      <OnDemand isWanted={isSheetOpen}>
        <FilterSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} resultCount={48}>
          {panel}
        </FilterSheet>
      </OnDemand>
    </SamplePage>
  )
}
