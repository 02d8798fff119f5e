import { useFinishRefundMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { finishRefund } from '@hojreh/contract/admin'
import { FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../draft/keep-draft.tsx'
import { Row } from '../panel.tsx'
import { refusalOf } from '../refusal-of.ts'
import { refundMessages as text } from './refunds.messages.ts'

interface Values {
  reference: string
}
const rules = validatorsOf(finishRefund.body.shape)

/** The bank sent it; its reference is what the customer asks for. */
export const FinishForm = ({ refundId }: { refundId: string }) => {
  const dispatch = useDispatch()
  const [finish] = useFinishRefundMutation()
  const send = async (body: Values) => {
    const { error } = await finish({ query: { id: refundId }, body })
    if (error) return refusalOf(error, 'reference')
    dispatch(toastShown({ kind: 'success', title: text.finished, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Form<Values>
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate>
          <Row>
            <KeepDraft id={`finish-refund:${refundId}`} />
            <FormField
              as={TextInput}
              name="reference"
              label={text.reference}
              dir="ltr"
              hasPersianDigits
              isRequired
              validate={rules.reference}
            />
            <SubmitButton>{text.finish}</SubmitButton>
          </Row>
        </form>
      )}
    />
  )
}
