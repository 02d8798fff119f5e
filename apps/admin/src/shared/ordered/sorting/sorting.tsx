import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { retryImport } from '@hojreh/app'
import { LoadingLabel, lazyPart, Skeleton } from '@hojreh/ui'
import { type ComponentType, Suspense, useState } from 'react'
import type { SortedListProps } from './sorted-list.tsx'

const Places = styled.div(css({ display: 'grid', gap: 10 }))

let loaded: ComponentType<SortedListProps> | undefined
// Begun with the page's own code, so that it is mostly there before the page knows what its list has.
const loading = retryImport(() => import('./sorted-list.tsx')).then((file) => {
  loaded = file.SortedList
  return file
})
const LateList = lazyPart(() => loading, 'SortedList')

/** `SortedList`, whose library is no part of a page's first bytes. */
export const Sorting = (props: SortedListProps) => {
  // Chosen once: another component in its place would close what is open in the list.
  const [List] = useState<ComponentType<SortedListProps>>(() => loaded ?? LateList)
  const places = (
    <Places>
      <LoadingLabel />
      {props.ids.map((id) => (
        <Skeleton key={id} height={96} />
      ))}
    </Places>
  )
  return (
    <Suspense fallback={places}>
      <List {...props} />
    </Suspense>
  )
}
