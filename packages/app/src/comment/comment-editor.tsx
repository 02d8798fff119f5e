import type { ApiError } from '@hojreh/api'
import { useAddCommentMutation } from '@hojreh/api/react'
import { askToSignInFor, toastShown } from '@hojreh/auth'
import { useAuthDispatch, useIsSignedIn } from '@hojreh/auth/react'
import { fieldMessages, limits } from '@hojreh/contract'
import { CommentForm, type CommentValues, type FieldMessages } from '@hojreh/ui'
import { useErrorToast } from '../customer/use-error-toast.ts'
import type { CommentSubject } from './comment-subject.ts'

const validate = (text: string) => {
  if (!text.trim()) return fieldMessages.comment
  return text.length > limits.commentLength ? fieldMessages.tooLong : undefined
}

/** Writing a comment; a visitor signs in first and finds the text as it was. */
export const CommentEditor = ({ subject, onClose }: { subject: CommentSubject; onClose: () => void }) => {
  const dispatch = useAuthDispatch()
  const isSignedIn = useIsSignedIn()
  const tellError = useErrorToast()
  const [addComment] = useAddCommentMutation()
  const submit = async ({ text, rating }: CommentValues): Promise<FieldMessages | undefined> => {
    if (!isSignedIn) {
      dispatch(askToSignInFor({ kind: 'stay' }))
      return
    }
    const { data, error } = await addComment({ ...subject, text, ...(rating && { rating }) })
    if (data) {
      dispatch(toastShown({ kind: 'success', title: data.message, lifeMs: limits.toastLifeMs.auth }))
      onClose()
      return
    }
    const { fields, status } = error as ApiError
    if (status === 401) dispatch(askToSignInFor({ kind: 'stay' }))
    else if (!fields) tellError(error)
    return fields
  }
  return (
    <CommentForm
      canRate={'productId' in subject}
      validate={validate}
      maxLength={limits.commentLength}
      onSubmit={submit}
      onCancel={onClose}
    />
  )
}
