import { useResumeShippingRuleMutation, useStopShippingRuleMutation } from '@hojreh/api/admin'
import type { ShippingRule } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { AskingButton } from '../../shared/asking-button.tsx'
import { useAct } from '../../shared/use-act.ts'
import { shippingMessages as text } from './shipping.messages.ts'

/** Switches a way of sending off, after a question, or on again. */
export const SwitchShipping = ({ rule: { id, title, isActive } }: { rule: ShippingRule }) => {
  const [stop, { isLoading: isStopping }] = useStopShippingRuleMutation()
  const [resume, { isLoading: isResuming }] = useResumeShippingRuleMutation()
  const act = useAct()
  const question = {
    title: text.stopTitle(title),
    text: text.stopText,
    confirmLabel: text.stopYes,
    cancelLabel: text.stopNo,
    isDangerous: true,
  }
  return isActive ? (
    <AskingButton
      color="error"
      loading={isStopping}
      question={question}
      act={() => stop({ id })}
      done={text.stopped}
    >
      {text.stop}
    </AskingButton>
  ) : (
    <Button
      size="small"
      variant="outlined"
      loading={isResuming}
      onClick={() => void act(resume({ id }), text.resumed)}
    >
      {text.resume}
    </Button>
  )
}
