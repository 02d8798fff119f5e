import { useListOwnCommentsQuery } from '@hojreh/api/react'
import { Head, pageIn } from '@hojreh/app'
import { lazyPart, VisuallyHidden } from '@hojreh/ui'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { commentsMessages as text } from '../features/comments/comments.messages.ts'
import { CommentsSkeleton } from '../features/comments/comments-skeleton.tsx'
import { OwnComment } from '../features/comments/own-comment.tsx'
import { SaidLinks } from '../features/comments/said-links.tsx'
import { paths } from '../paths.ts'
import { PagedList } from '../shared/paged-list.tsx'
import { PageHeader, Stack } from '../shared/panel.tsx'

// With MUI's switch: its code may come after the comments.
const ReviewRequestsChoice = lazyPart(
  () => import('../features/comments/review-requests-choice.tsx'),
  'ReviewRequestsChoice',
)

/** What the customer has said, newest first, with where each comment stands. */
export const Component = () => {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const comments = useListOwnCommentsQuery({ pageId: page }, { refetchOnMountOrArgChange: true })
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      <SaidLinks current="comments" />
      <PagedList
        query={comments}
        page={page}
        path={paths.comments}
        icon={<MessageSquareText size={28} />}
        text={text}
        next={{ href: paths.orders, label: text.toOrders }}
        skeleton={<CommentsSkeleton />}
      >
        {(items) => (
          <>
            <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
            <Stack>
              {items.map((comment) => (
                <OwnComment key={comment.id} comment={comment} />
              ))}
            </Stack>
          </>
        )}
      </PagedList>
      {/* Beneath the list: shown before it, the list would push it down. */}
      {(comments.data || comments.error) && (
        <Suspense fallback={null}>
          <ReviewRequestsChoice />
        </Suspense>
      )}
    </>
  )
}
