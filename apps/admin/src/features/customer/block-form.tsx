import { useBlockCustomerMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { blockCustomer } from '@hojreh/contract/admin'
import { Disclosure, FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { customerMessages as text } from './customer.messages.ts'

const rules = validatorsOf(blockCustomer.body.shape)

interface Values {
  reason: string
}

/** Blocks a customer, with the reason for the other members. It asks for that, so no second question is needed. */
export const BlockForm = ({ id }: { id: string }) => {
  const [block] = useBlockCustomerMutation()
  const dispatch = useDispatch()
  const send = async (body: Values) => {
    const { error } = await block({ query: { id }, body })
    if (error) return refusalOf(error, 'reason')
    dispatch(toastShown({ kind: 'success', title: text.blockDone, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Disclosure title={text.block} headingLevel={3}>
      <Form<Values>
        initialValues={{ reason: '' }}
        subscription={{}}
        onSubmit={send}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate aria-label={text.block}>
            <Stack>
              <KeepDraft id={`block:${id}`} />
              <Soft>{text.blockLead}</Soft>
              <FormField
                as={TextInput}
                name="reason"
                label={text.reason}
                hint={text.reasonHint}
                maxLength={200}
                isRequired
                validate={rules.reason}
              />
              <Row>
                <SubmitButton variant="outlined" color="error" size="small">
                  {text.blockYes}
                </SubmitButton>
              </Row>
            </Stack>
          </form>
        )}
      />
    </Disclosure>
  )
}
