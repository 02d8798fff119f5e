import { CommentsLayout, lazyPart, RatingSummary } from '@hojreh/ui'
import { Suspense, useState } from 'react'
import { CommentList } from './comment-list.tsx'
import { type CommentSubject, commentsId } from './comment-subject.ts'
import { commentsMessages as text } from './comments.messages.ts'
import { useComments } from './use-comments.ts'

// Few of those who read also write: the form's code comes when it is wanted.
const CommentEditor = lazyPart(() => import('./comment-editor.tsx'), 'CommentEditor')

/** What shoppers say about a product or readers about an article, with ratings, pages and a form. */
export const CommentSection = (subject: CommentSubject) => {
  const [isWriting, setIsWriting] = useState(false)
  const { data } = useComments(subject)
  return (
    <CommentsLayout
      id={commentsId}
      title={'productId' in subject ? text.title : text.articleTitle}
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
      <CommentList {...subject} />
    </CommentsLayout>
  )
}
