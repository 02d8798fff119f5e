import { useAddCommentMutation } from '@hojreh/api/react'
import { fieldMessages, limits } from '@hojreh/contract'
import { CommentForm, type CommentValues } from '@hojreh/ui'
import { readPicture } from '../customer/read-picture.ts'
import type { CommentSubject } from './comment-subject.ts'
import { useHandIn } from './use-hand-in.ts'
import { validateText } from './validate-text.ts'

const validate = validateText(fieldMessages.comment)

const refusals: readonly string[] = ['picture_unreadable', 'payload_too_large']

/** Writing a comment; a visitor signs in first and finds the text as it was. */
export const CommentEditor = ({ subject, onClose }: { subject: CommentSubject; onClose: () => void }) => {
  const handIn = useHandIn(onClose, { codes: refusals, field: 'pictures' })
  const [addComment] = useAddCommentMutation()
  const isProduct = 'productId' in subject
  const send = async ({ text, rating, pictures: files = [] }: CommentValues) => {
    const read = await Promise.all(files.map((file) => readPicture(file, limits.reviewPictureBytes)))
    const pictures = read.filter((picture) => picture !== null)
    if (pictures.length < read.length) return { pictures: fieldMessages.pictureSize }
    return handIn(() =>
      addComment({
        ...subject,
        text,
        ...(rating && { rating }),
        ...(pictures.length > 0 && { pictures }),
      }),
    )
  }
  return (
    <CommentForm
      canRate={isProduct}
      maxPictures={isProduct ? limits.reviewPictures : 0}
      validate={validate}
      maxLength={limits.commentLength}
      onSubmit={send}
      onCancel={onClose}
    />
  )
}
