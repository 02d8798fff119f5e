import { useReceiveDifferenceMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { receiveDifference } from '@hojreh/contract/admin'
import { Button, FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../../shared/panel.tsx'
import { refusalOf } from '../../../shared/refusal-of.ts'
import { orderEditMessages } from './edit.messages.ts'

const text = orderEditMessages.open
const rules = validatorsOf(receiveDifference.body.shape)

interface Values {
  trackingCode: string
  cardLast4: string
}

/** The customer transferred the difference: by what the bank knows it, so that one transfer pays once. */
export const ReceiveForm = ({ orderId }: { orderId: string }) => {
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)
  const [receive] = useReceiveDifferenceMutation()
  if (!isOpen)
    return (
      <div>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {text.receive}
        </Button>
      </div>
    )
  const send = async (body: Values) => {
    const { error } = await receive({ query: { id: orderId }, body })
    if (error) return refusalOf(error, 'trackingCode')
    dispatch(toastShown({ kind: 'success', title: text.received, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Form<Values>
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.receiveTitle}>
          <Stack>
            <KeepDraft id={`order-received:${orderId}`} />
            <FormField
              as={TextInput}
              name="trackingCode"
              label={text.trackingCode}
              type="number"
              dir="ltr"
              isRequired
              autoFocus
              validate={rules.trackingCode}
            />
            <FormField
              as={TextInput}
              name="cardLast4"
              label={text.cardLast4}
              type="number"
              dir="ltr"
              maxLength={4}
              isRequired
              validate={rules.cardLast4}
            />
            <Row>
              <SubmitButton>{text.receive}</SubmitButton>
              <Button variant="text" onClick={() => setOpen(false)}>
                {orderEditMessages.cancel}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}
