import { useAddCommentMutation } from '@hojreh/api/react'
import { fieldMessages, limits } from '@hojreh/contract'
import { CommentForm } from '@hojreh/ui'
import type { CommentSubject } from './comment-subject.ts'
import { useHandIn } from './use-hand-in.ts'
import { validateText } from './validate-text.ts'

const validate = validateText(fieldMessages.comment)

/** Writing a comment; a visitor signs in first and finds the text as it was. */
export const CommentEditor = ({ subject, onClose }: { subject: CommentSubject; onClose: () => void }) => {
  const handIn = useHandIn(onClose)
  const [addComment] = useAddCommentMutation()
  return (
    <CommentForm
      canRate={'productId' in subject}
      validate={validate}
      maxLength={limits.commentLength}
      onSubmit={({ text, rating }) =>
        handIn(() => addComment({ ...subject, text, ...(rating && { rating }) }))
      }
      onCancel={onClose}
    />
  )
}
