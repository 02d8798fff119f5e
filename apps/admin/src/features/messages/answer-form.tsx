import { useAnswerContactMessageMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { answerContactMessage } from '@hojreh/contract/admin'
import { Button, FormField, SubmitButton, Textarea } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { messagesMessages as text } from './messages.messages.ts'

interface Values {
  text: string
}
const rules = validatorsOf(answerContactMessage.body.shape)

/** The answer to a message, which goes out as one SMS. */
export const AnswerForm = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [answer] = useAnswerContactMessageMutation()
  const dispatch = useDispatch()
  const send = async (body: Values) => {
    const { error } = await answer({ query: { id }, body })
    if (error) return refusalOf(error, 'text')
    dispatch(toastShown({ kind: 'success', title: text.answerSent, lifeMs: limits.toastLifeMs.auth }))
    onClose()
    return undefined
  }
  return (
    <Form<Values>
      initialValues={{ text: '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.answer}>
          <Stack>
            <KeepDraft id={`message-answer:${id}`} />
            <FormField
              as={Textarea}
              name="text"
              label={text.answer}
              hint={text.answerHint}
              rows={3}
              maxLength={300}
              isRequired
              autoFocus
              validate={rules.text}
            />
            <Row>
              <SubmitButton size="small">{text.sendAnswer}</SubmitButton>
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
