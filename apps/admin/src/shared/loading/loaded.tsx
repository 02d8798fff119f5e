import { LoadingLabel, Skeleton } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { Stack } from '../panel.tsx'
import { LoadFailure } from './load-failure.tsx'

interface Query<Data> {
  currentData?: Data | undefined
  error?: unknown
  refetch: () => unknown
}

const GREY_BLOCKS = [1, 2, 3]

/** What a call returned, or its loading, or its failure. What is shown already stays while it is asked for anew. */
export const Loaded = <Data,>({
  query: { currentData, error, refetch },
  children,
}: {
  query: Query<Data>
  children: (data: Data) => ReactNode
}) => {
  if (currentData !== undefined) return children(currentData)
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <Stack>
      <LoadingLabel />
      {GREY_BLOCKS.map((block) => (
        <Skeleton key={block} variant="block" />
      ))}
    </Stack>
  )
}
