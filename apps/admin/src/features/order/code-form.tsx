import { useSetTrackingCodeMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { orderMessages as text } from './order.messages.ts'
import { orderRules } from './order.rules.ts'
import { ActLine } from './order.styles.ts'

interface Values {
  trackingCode: string
}

/** Adds or corrects the code of a parcel that left: of one of several, or of the only one. */
export const CodeForm = ({
  orderId,
  parcelId,
  trackingCode,
  label = text.trackingCode,
}: {
  orderId: string
  parcelId?: string
  trackingCode: string
  label?: string
}) => {
  const dispatch = useDispatch()
  const [setCode] = useSetTrackingCodeMutation()
  const send = async (values: Values) => {
    const query = { id: orderId, ...(parcelId !== undefined && { parcelId }) }
    const { error } = await setCode({ query, body: values })
    if (error) return refusalOf(error, 'trackingCode')
    dispatch(
      toastShown({ kind: 'success', title: text.done.setTrackingCode, lifeMs: limits.toastLifeMs.auth }),
    )
    return undefined
  }
  return (
    <Form<Values>
      initialValues={{ trackingCode }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <ActLine onSubmit={handleSubmit} noValidate>
          <KeepDraft id={`setTrackingCode:${parcelId ?? orderId}`} />
          <FormField
            as={TextInput}
            name="trackingCode"
            label={label}
            dir="ltr"
            hasPersianDigits
            validate={orderRules.trackingCode}
          />
          <SubmitButton variant="outlined" needsChange>
            {text.correct}
          </SubmitButton>
        </ActLine>
      )}
    />
  )
}
