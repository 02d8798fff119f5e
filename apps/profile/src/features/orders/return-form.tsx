import { useReturnOrderMutation } from '@hojreh/api/react'
import { laterRules, useConfirm, useErrorToast } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { Button, FormField, Textarea } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { Stack } from '../../shared/panel.tsx'
import { returnOrderMessages as text } from './return-order.messages.ts'

const { reason: validateReason } = laterRules(
  ['reason'],
  async () => (await import('./return.rules.ts')).returnRules,
)

/** Asks the shop to take an order back, with a reason and after being asked once more. */
export const ReturnForm = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const confirm = useConfirm()
  const tellError = useErrorToast()
  const dispatch = useAuthDispatch()
  const [returnOrder] = useReturnOrderMutation()
  const send = async (body: { reason: string }): Promise<void> => {
    const isSure = await confirm({
      title: text.confirmTitle,
      text: text.confirm,
      confirmLabel: text.send,
      cancelLabel: text.keep,
      isDangerous: true,
    })
    if (!isSure) return
    const { error } = await returnOrder({ query: { id: orderId }, body })
    if (error) tellError(error)
    else dispatch(toastShown({ kind: 'success', title: text.sent, lifeMs: limits.toastLifeMs.auth }))
  }
  return (
    <Form<{ reason: string }>
      initialValues={{ reason: '' }}
      subscription={{ invalid: true, validating: true, submitting: true }}
      onSubmit={send}
      render={({ handleSubmit, invalid, validating, submitting }) => (
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
              validate={validateReason}
            />
            <Button type="submit" isFullWidth disabled={invalid || validating} isBusy={submitting}>
              {text.send}
            </Button>
            <Button look="quiet" isFullWidth onClick={onClose}>
              {text.close}
            </Button>
          </Stack>
        </form>
      )}
    />
  )
}
