import { useAnswerQuestionMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { answerQuestion } from '@hojreh/contract/admin'
import { Button, FormField, SubmitButton, Textarea } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
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
  const send = async (body: Values) => {
    const { error } = await sendAnswer({ query: { id }, body })
    if (error) return refusalOf(error, 'answer')
    onClose()
    return undefined
  }
  return (
    <Form<Values>
      initialValues={{ answer: answer ?? '' }}
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
              hint={answer === null ? text.hint : text.editHint}
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
