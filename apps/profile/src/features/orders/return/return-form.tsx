import type { ApiError } from '@hojreh/api'
import { useReturnOrderMutation } from '@hojreh/api/react'
import { useConfirm, useErrorToast } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { Button, type FieldMessages, FormField, StillMissing, SubmitButton, Textarea } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { Stack } from '../../../shared/panel.tsx'
import { returnRules } from './return.rules.ts'
import { returnOrderMessages as text } from './return-order.messages.ts'

/** Asks the shop to take an order back, with a reason and after being asked once more. */
export const ReturnForm = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const confirm = useConfirm()
  const tellError = useErrorToast()
  const dispatch = useAuthDispatch()
  const [returnOrder] = useReturnOrderMutation()
  const send = async (body: { reason: string }): Promise<FieldMessages | undefined> => {
    const isSure = await confirm({
      title: text.confirmTitle,
      text: text.confirm,
      confirmLabel: text.send,
      cancelLabel: text.keep,
      isDangerous: true,
    })
    if (!isSure) return undefined
    const { error } = await returnOrder({ query: { id: orderId }, body })
    if (!error) {
      dispatch(toastShown({ kind: 'success', title: text.sent, lifeMs: limits.toastLifeMs.auth }))
      return undefined
    }
    const { fields } = error as ApiError
    if (!fields) tellError(error)
    return fields
  }
  return (
    <Form<{ reason: string }>
      initialValues={{ reason: '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.title}>
          <Stack>
            <p>{text.lead}</p>
            <FormField
              as={Textarea}
              name="reason"
              label={text.reason}
              placeholder={text.placeholder}
              rows={3}
              maxLength={limits.returnReasonLength}
              isRequired
              validate={returnRules.reason}
            />
            <StillMissing />
            <SubmitButton fullWidth>{text.send}</SubmitButton>
            <Button variant="text" fullWidth onClick={onClose}>
              {text.close}
            </Button>
          </Stack>
        </form>
      )}
    />
  )
}
