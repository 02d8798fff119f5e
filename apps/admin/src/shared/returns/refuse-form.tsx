import { useRefuseReturnMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { refuseReturn } from '@hojreh/contract/admin'
import { Button, FormField, SubmitButton, Textarea } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../draft/keep-draft.tsx'
import { Row, Stack } from '../panel.tsx'
import { refusalOf } from '../refusal-of.ts'
import { returnsMessages as text } from './returns.messages.ts'

interface Values {
  reason: string
}
const rules = validatorsOf(refuseReturn.body.shape)

/** Why the shop does not take it back; the customer reads it. */
export const RefuseForm = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const [refuse] = useRefuseReturnMutation()
  const dispatch = useDispatch()
  const send = async (body: Values) => {
    const { error } = await refuse({ query: { id: orderId }, body })
    if (error) return refusalOf(error, 'reason')
    dispatch(toastShown({ kind: 'success', title: text.refused, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Form<Values>
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.refuse}>
          <Stack>
            <KeepDraft id={`refuse-return:${orderId}`} />
            <FormField
              as={Textarea}
              name="reason"
              label={text.reason}
              isRequired
              autoFocus
              validate={rules.reason}
            />
            <Row>
              <SubmitButton color="error">{text.sendRefusal}</SubmitButton>
              <Button variant="text" onClick={onClose}>
                {text.close}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}
