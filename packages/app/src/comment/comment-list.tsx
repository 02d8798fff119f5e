import { commentSorts } from '@hojreh/contract'
import { Button, CommentCard, CommentPictures, CommentsNote, FilterLinks, Link, Pagination } from '@hojreh/ui'
import { toPictureSource } from '../picture/picture-source.ts'
import { type CommentSubject, hrefOfComments } from './comment-subject.ts'
import { CommentVote } from './comment-vote.tsx'
import { commentsMessages as text } from './comments.messages.ts'
import { useComments } from './use-comments.ts'

/** The comments of one page with the way to the others. */
export const CommentList = (subject: CommentSubject) => {
  const { page, sort, data, error, refetch } = useComments(subject)
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
      {data.total > 1 && (
        <FilterLinks
          label={text.sort}
          links={commentSorts
            // Articles are not rated.
            .filter((one) => 'productId' in subject || (one !== 'highest' && one !== 'lowest'))
            .map((one) => ({
              label: text.sorts[one],
              href: hrefOfComments(1, one),
              isCurrent: one === sort,
            }))}
        />
      )}
      {data.items.length === 0 && (
        <CommentsNote>
          {text.noPage} <Link href={hrefOfComments(1, sort)}>{text.firstPage}</Link>
        </CommentsNote>
      )}
      {data.items.map((comment) => (
        <CommentCard
          key={comment.id}
          heading={comment.authorName}
          isBuyer={comment.isBuyer}
          bought={comment.boughtOptions}
          rating={comment.rating}
          pictures={
            comment.pictures.length > 0 && (
              <CommentPictures author={comment.authorName} pictures={comment.pictures.map(toPictureSource)} />
            )
          }
          reply={comment.reply}
          createdAt={comment.createdAt}
          actions={<CommentVote subject={subject} comment={comment} />}
        >
          {comment.text}
        </CommentCard>
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / data.take)}
        hrefFor={(to) => hrefOfComments(to, sort)}
      />
    </>
  )
}
