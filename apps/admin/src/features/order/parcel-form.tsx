import { useSetTrackingCodeMutation, useShipOrderMutation } from '@hojreh/api/admin'
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

/** The code of a parcel: with its sending, when it leaves; added or corrected afterwards. A scanner ends with Enter. */
export const ParcelForm = ({
  orderId,
  act,
  trackingCode = '',
}: {
  orderId: string
  act: 'shipOrder' | 'setTrackingCode'
  trackingCode?: string
}) => {
  const dispatch = useDispatch()
  const [ship] = useShipOrderMutation()
  const [setCode] = useSetTrackingCodeMutation()
  const isShipping = act === 'shipOrder'
  const send = async (values: Values) => {
    const query = { id: orderId }
    const { error } = isShipping
      ? await ship({ query, body: { trackingCode: values.trackingCode.trim() || null } })
      : await setCode({ query, body: values })
    if (error) return refusalOf(error, 'trackingCode')
    dispatch(toastShown({ kind: 'success', title: text.done[act], lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Form<Values>
      initialValues={{ trackingCode }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <ActLine onSubmit={handleSubmit} noValidate>
          <KeepDraft id={`${act}:${orderId}`} />
          <FormField
            as={TextInput}
            name="trackingCode"
            label={text.trackingCode}
            dir="ltr"
            hasPersianDigits
            hint={isShipping ? text.trackingHint : undefined}
            autoFocus={isShipping}
            validate={isShipping ? undefined : orderRules.trackingCode}
          />
          <SubmitButton variant={isShipping ? 'contained' : 'outlined'} needsChange={!isShipping}>
            {isShipping ? text.ship : text.correct}
          </SubmitButton>
        </ActLine>
      )}
    />
  )
}
