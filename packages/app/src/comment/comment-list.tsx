import { Button, CommentCard, CommentsNote, Link, Pagination } from '@hojreh/ui'
import { type CommentSubject, hrefOfComments } from './comment-subject.ts'
import { commentsMessages as text } from './comments.messages.ts'
import { useComments } from './use-comments.ts'

/** The comments of one page with the way to the others. */
export const CommentList = (subject: CommentSubject) => {
  const { page, data, error, refetch } = useComments(subject)
  if (!data)
    return error ? (
      <CommentsNote role="alert">
        {text.failed}{' '}
        <Button variant="link" onClick={refetch}>
          {text.retry}
        </Button>
      </CommentsNote>
    ) : null
  if (data.total === 0)
    return <CommentsNote>{'productId' in subject ? text.empty : text.articleEmpty}</CommentsNote>
  return (
    <>
      {data.items.length === 0 && (
        <CommentsNote>
          {text.noPage} <Link href={hrefOfComments(1)}>{text.firstPage}</Link>
        </CommentsNote>
      )}
      {data.items.map(({ id, authorName, isBuyer, rating, text: words, reply, createdAt }) => (
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
      <Pagination page={page} pageCount={Math.ceil(data.total / data.take)} hrefFor={hrefOfComments} />
    </>
  )
}
