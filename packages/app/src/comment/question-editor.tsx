import { useAddQuestionMutation } from '@hojreh/api/react'
import { fieldMessages, limits } from '@hojreh/contract'
import { CommentForm } from '@hojreh/ui'
import { useHandIn } from './use-hand-in.ts'
import { validateText } from './validate-text.ts'

const validate = validateText(fieldMessages.question)

/** Asking the shop; a visitor signs in first and finds the text as it was. */
export const QuestionEditor = ({ productId, onClose }: { productId: string; onClose: () => void }) => {
  const handIn = useHandIn(onClose)
  const [addQuestion] = useAddQuestionMutation()
  return (
    <CommentForm
      isQuestion
      validate={validate}
      maxLength={limits.commentLength}
      onSubmit={({ text }) => handIn(() => addQuestion({ productId, text }))}
      onCancel={onClose}
    />
  )
}
