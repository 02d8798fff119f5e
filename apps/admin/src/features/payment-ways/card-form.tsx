import { usePrepareShopCardMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { shopCardFields } from '@hojreh/contract/admin'
import { FormField, SubmitButton, TextInput } from '@hojreh/ui'
import type { FormApi } from 'final-form'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { paymentWaysMessages as text } from './payment-ways.messages.ts'

interface CardValues {
  cardNumber: string
  holder: string
  bank: string
}
const rules = validatorsOf(shopCardFields)

/** Another card for transfers, written down for a second person. */
export const CardForm = () => {
  const [prepare] = usePrepareShopCardMutation()
  const dispatch = useDispatch()
  const send = async (values: CardValues, form: FormApi<CardValues>) => {
    const { error } = await prepare(values)
    if (error) return refusalOf(error)
    form.reset()
    dispatch(toastShown({ kind: 'success', title: text.prepared, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Panel>
      <h2>{text.form}</h2>
      <Form<CardValues>
        subscription={{}}
        onSubmit={send}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate aria-label={text.form}>
            <Stack>
              <Soft>{text.formLead}</Soft>
              <KeepDraft id="shop-card" />
              <FormField
                as={TextInput}
                name="cardNumber"
                label={text.number}
                dir="ltr"
                hasPersianDigits
                isRequired
                validate={rules.cardNumber}
              />
              <FormField
                as={TextInput}
                name="holder"
                label={text.holder}
                maxLength={60}
                isRequired
                validate={rules.holder}
              />
              <FormField
                as={TextInput}
                name="bank"
                label={text.bank}
                maxLength={40}
                isRequired
                validate={rules.bank}
              />
              <Row>
                <SubmitButton>{text.prepare}</SubmitButton>
              </Row>
            </Stack>
          </form>
        )}
      />
    </Panel>
  )
}
