import {
  CommentCard,
  CommentsLayout,
  CommentsNote,
  Link,
  Pagination,
  RatingSummary,
  TextButton,
} from '@hojreh/ui'
import { lazy, Suspense, useState } from 'react'
import { type CommentSubject, commentsId, hrefOfComments } from './comment-subject.ts'
import { commentsMessages as text } from './comments.messages.ts'
import { useComments } from './use-comments.ts'

// Few of those who read also write: the form's code comes when it is wanted.
const CommentEditor = lazy(() =>
  import('./comment-editor.tsx').then((module) => ({ default: module.CommentEditor })),
)

/** What shoppers say about a product or readers about an article, with ratings, pages and a form. */
export const Comments = ({ subject }: { subject: CommentSubject }) => {
  const [isWriting, setIsWriting] = useState(false)
  const { page, data, error, refetch } = useComments(subject)
  const isProduct = 'productId' in subject
  return (
    <CommentsLayout
      id={commentsId}
      title={isProduct ? text.title : text.articleTitle}
      count={data && data.total > 0 ? text.count(data.total) : undefined}
      ratings={data && data.summary.count > 0 ? <RatingSummary {...data.summary} /> : null}
      onWrite={() => setIsWriting(true)}
      form={
        isWriting && (
          <Suspense fallback={null}>
            <CommentEditor subject={subject} onClose={() => setIsWriting(false)} />
          </Suspense>
        )
      }
    >
      {error && !data && (
        <CommentsNote role="alert">
          {text.failed} <TextButton onClick={refetch}>{text.retry}</TextButton>
        </CommentsNote>
      )}
      {data?.total === 0 && <CommentsNote>{isProduct ? text.empty : text.articleEmpty}</CommentsNote>}
      {data && data.total > 0 && data.items.length === 0 && (
        <CommentsNote>
          {text.noPage} <Link href={hrefOfComments(1)}>{text.firstPage}</Link>
        </CommentsNote>
      )}
      {data?.items.map(({ id, authorName, isBuyer, rating, text: words, reply, createdAt }) => (
        <CommentCard
          key={id}
          heading={authorName}
          isBuyer={isBuyer}
          rating={rating}
          reply={reply}
          createdAt={createdAt}
        >
          {words}
        </CommentCard>
      ))}
      {data && (
        <Pagination page={page} pageCount={Math.ceil(data.total / data.take)} hrefFor={hrefOfComments} />
      )}
    </CommentsLayout>
  )
}
