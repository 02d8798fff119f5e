import { retryImport } from '@hojreh/app'
import { LoadingLabel, Skeleton } from '@hojreh/ui'
import { lazy, Suspense } from 'react'
import type { SortedListProps } from './sorted-list.tsx'

// Nobody drags before a list is there; until then its bytes are in nobody's way.
const SortedList = lazy(async () => ({
  default: (await retryImport(() => import('./sorted-list.tsx'))).SortedList,
}))

/** `SortedList`, loaded when a page has one. */
export const Sorting = (props: SortedListProps) => (
  <Suspense
    fallback={
      <div>
        <LoadingLabel />
        <Skeleton height={96} />
      </div>
    }
  >
    <SortedList {...props} />
  </Suspense>
)
