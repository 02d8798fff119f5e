import { useAddShippingRuleMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { SubmitButton } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Panel, Row, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { shippingMessages as text } from './shipping.messages.ts'
import { ShippingFields } from './shipping-fields.tsx'
import { bodyOf, newShipping, type ShippingValues } from './shipping-values.ts'

/** A new way of sending. */
export const NewShippingForm = () => {
  const [add] = useAddShippingRuleMutation()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const send = async (values: ShippingValues) => {
    const { error } = await add(bodyOf(values))
    if (error) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.saved, lifeMs: limits.toastLifeMs.auth }))
    void navigate(paths.shipping)
    return undefined
  }
  return (
    <Panel>
      <Form<ShippingValues>
        initialValues={newShipping}
        subscription={{}}
        onSubmit={send}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate aria-label={text.newTitle}>
            <Stack>
              <KeepDraft id="shipping-new" />
              <ShippingFields />
              <Row>
                <SubmitButton>{text.save}</SubmitButton>
              </Row>
            </Stack>
          </form>
        )}
      />
    </Panel>
  )
}
