import { validatorsOf } from '@hojreh/app'
import { addOrderNote } from '@hojreh/contract/admin'
import { FormField, SubmitButton, Textarea } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useLocation } from 'react-router-dom'
import { KeepDraft } from '../draft/keep-draft.tsx'
import { Row, Stack } from '../panel.tsx'
import { refusalOf } from '../refusal-of.ts'
import { sharedMessages as text } from '../shared.messages.ts'

interface Values {
  text: string
}
/** Of an order or a customer, alike. */
const rules = validatorsOf(addOrderNote.body.shape)

/** What staff tell each other beside a record. */
export const NoteForm = ({ send }: { send: (body: Values) => Promise<{ error?: unknown }> }) => {
  const { pathname } = useLocation()
  const [round, setRound] = useState(0)
  const submit = async (body: Values) => {
    const { error } = await send(body)
    if (error) return refusalOf(error, 'text')
    setRound(round + 1)
    return undefined
  }
  return (
    // Another note is another form: nothing is wrong with one that is empty again.
    <Form<Values>
      key={round}
      initialValues={{ text: '' }}
      subscription={{}}
      onSubmit={submit}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.addNote}>
          <Stack>
            <KeepDraft id={`note:${pathname}`} />
            <FormField
              as={Textarea}
              name="text"
              label={text.note}
              hint={text.noteHint}
              rows={2}
              maxLength={1_000}
              validate={rules.text}
            />
            <Row>
              <SubmitButton variant="outlined" size="small">
                {text.addNote}
              </SubmitButton>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}
