import { useReplyCommentMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { replyComment } from '@hojreh/contract/admin'
import { Button, FormField, SubmitButton, Textarea } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../shared/panel.tsx'
import { useSeenAnswer } from '../../shared/use-seen-answer.ts'
import { commentsMessages as text } from './comments.messages.ts'

interface Values {
  reply: string
}
const rules = validatorsOf(replyComment.body.shape)

/** The shop's answer under a comment. */
export const ReplyForm = ({
  id,
  reply,
  onClose,
}: {
  id: string
  reply: string | null
  onClose: () => void
}) => {
  const [sendReply] = useReplyCommentMutation()
  const { began, seen, note } = useSeenAnswer(reply)
  const send = async ({ reply }: Values) => {
    const { error } = await sendReply({ query: { id }, body: { reply, seen } })
    if (error) return note(error, 'reply')
    onClose()
    return undefined
  }
  return (
    <Form<Values>
      initialValues={{ reply: began ?? '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.reply}>
          <Stack>
            <KeepDraft id={`comment-reply:${id}`} />
            <FormField
              as={Textarea}
              name="reply"
              label={text.reply}
              isRequired
              autoFocus
              validate={rules.reply}
            />
            <Row>
              <SubmitButton size="small">{text.saveReply}</SubmitButton>
              <Button size="small" variant="text" onClick={onClose}>
                {text.close}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}
