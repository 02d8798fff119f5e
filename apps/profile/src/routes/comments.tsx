import { useListOwnCommentsQuery } from '@hojreh/api/react'
import { Head } from '@hojreh/app'
import { Button, EmptyState, Pagination, VisuallyHidden } from '@hojreh/ui'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useSearchParams } from 'react-router-dom'
import { commentsMessages as text } from '../features/comments/comments.messages.ts'
import { CommentsSkeleton } from '../features/comments/comments-skeleton.tsx'
import { OwnComment } from '../features/comments/own-comment.tsx'
import { ReviewRequestsChoice } from '../features/comments/review-requests-choice.tsx'
import { paths } from '../paths.ts'
import { LoadFailure } from '../shared/load-failure.tsx'
import { pageOf } from '../shared/page-of.ts'
import { PageHeader, Stack } from '../shared/panel.tsx'

const hrefFor = (page: number) => (page > 1 ? `${paths.comments}?pageId=${page}` : paths.comments)

const NoComments = ({ isFirstPage }: { isFirstPage: boolean }) => (
  <EmptyState
    icon={<MessageSquareText size={28} />}
    title={isFirstPage ? text.emptyTitle : text.noPageTitle}
    text={isFirstPage ? text.empty : text.noPage}
    actions={
      <Button href={isFirstPage ? paths.orders : paths.comments}>
        {isFirstPage ? text.toOrders : text.firstPage}
      </Button>
    }
  />
)

const CommentList = ({ page }: { page: number }) => {
  const { currentData, error, refetch } = useListOwnCommentsQuery(
    { pageId: page },
    { refetchOnMountOrArgChange: true },
  )
  if (!currentData) return error ? <LoadFailure error={error} onRetry={refetch} /> : <CommentsSkeleton />
  const { items, total, take } = currentData
  if (items.length === 0) return <NoComments isFirstPage={page === 1} />
  return (
    <>
      <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
      <Stack>
        {items.map((comment) => (
          <OwnComment key={comment.id} comment={comment} />
        ))}
      </Stack>
      <Pagination page={page} pageCount={Math.ceil(total / take)} hrefFor={hrefFor} />
    </>
  )
}

/** What the customer has said, newest first, with where each comment stands. */
export const Component = () => {
  const [search] = useSearchParams()
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      <CommentList page={pageOf(search.get('pageId'))} />
      <ReviewRequestsChoice />
    </>
  )
}
