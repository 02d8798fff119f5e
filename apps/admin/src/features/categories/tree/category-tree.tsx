import { retryImport } from '@hojreh/app'
import type { AdminCategory } from '@hojreh/contract/admin'
import { LoadingLabel, lazyPart, Skeleton } from '@hojreh/ui'
import { Suspense } from 'react'
import { categoryRowsOf } from '../category-rows-of.ts'
import { usePlace } from './use-place.ts'

// Begun with the page's own code, as that of lists; the library is no part of a page's first bytes.
const loading = retryImport(() => import('./sorted-tree.tsx'))
const LateTree = lazyPart(() => loading, 'SortedTree')

/** The tree of categories: each leads to its form, and is dragged to its place. */
export const CategoryTree = ({ categories }: { categories: readonly AdminCategory[] }) => {
  const { shown, isSaving, put } = usePlace(categories)
  const rows = categoryRowsOf(shown)
  const places = (
    <div>
      <LoadingLabel />
      {rows.map(({ category }) => (
        <Skeleton key={category.id} height={56} />
      ))}
    </div>
  )
  return (
    <Suspense fallback={places}>
      <LateTree rows={rows} isResting={isSaving} onPlace={(category, place) => void put(category, place)} />
    </Suspense>
  )
}
