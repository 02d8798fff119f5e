import { Button, EmptyState, Pagination } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

interface PagedListProps<Item> {
  query: {
    currentData?: { items: readonly Item[]; total: number; take: number } | undefined
    error?: unknown
    refetch: () => unknown
  }
  /** One for the first. */
  page: number
  /** Of the first page. */
  path: string
  icon: ReactNode
  text: {
    emptyTitle: string
    empty: string
    noPageTitle: string
    noPage: string
    firstPage: string
  }
  /** Where an empty list leads to. */
  next: { href: string; label: string }
  skeleton: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A page of a list of the customer's own, or that it is on its way, empty, past its end, or failed. */
export const PagedList = <Item,>({
  query: { currentData, error, refetch },
  page,
  path,
  icon,
  text,
  next,
  skeleton,
  children,
}: PagedListProps<Item>) => {
  if (!currentData) return error ? <LoadFailure error={error} onRetry={refetch} /> : skeleton
  const { items, total, take } = currentData
  const isFirst = page === 1
  if (items.length === 0)
    return (
      <EmptyState
        icon={icon}
        title={isFirst ? text.emptyTitle : text.noPageTitle}
        text={isFirst ? text.empty : text.noPage}
        actions={<Button href={isFirst ? next.href : path}>{isFirst ? next.label : text.firstPage}</Button>}
      />
    )
  return (
    <>
      {children(items)}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(other) => (other > 1 ? `${path}?pageId=${other}` : path)}
      />
    </>
  )
}
