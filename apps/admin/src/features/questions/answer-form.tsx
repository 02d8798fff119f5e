import { useAnswerQuestionMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { answerQuestion } from '@hojreh/contract/admin'
import { Button, FormField, SubmitButton, Textarea } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../shared/panel.tsx'
import { useSeenAnswer } from '../../shared/use-seen-answer.ts'
import { questionsMessages as text } from './questions.messages.ts'

interface Values {
  answer: string
}
const rules = validatorsOf(answerQuestion.body.shape)

/** The shop's answer to a question. */
export const AnswerForm = ({
  id,
  answer,
  onClose,
}: {
  id: string
  answer: string | null
  onClose: () => void
}) => {
  const [sendAnswer] = useAnswerQuestionMutation()
  const { began, seen, note } = useSeenAnswer(answer)
  const send = async ({ answer }: Values) => {
    const { error } = await sendAnswer({ query: { id }, body: { answer, seen } })
    if (error) return note(error, 'answer')
    onClose()
    return undefined
  }
  return (
    <Form<Values>
      initialValues={{ answer: began ?? '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.answer}>
          <Stack>
            <KeepDraft id={`question-answer:${id}`} />
            <FormField
              as={Textarea}
              name="answer"
              label={text.answer}
              hint={began === null ? text.hint : text.editHint}
              isRequired
              autoFocus
              validate={rules.answer}
            />
            <Row>
              <SubmitButton size="small">{text.saveAnswer}</SubmitButton>
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
