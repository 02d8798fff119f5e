import { useResumeShippingRuleMutation, useStopShippingRuleMutation } from '@hojreh/api/admin'
import type { ShippingRule } from '@hojreh/contract/admin'
import { OnOffButton } from '../../shared/acts/on-off-button.tsx'
import { shippingMessages as text } from './shipping.messages.ts'

/** Switches a way of sending off or on again. */
export const SwitchShipping = ({ rule: { id, title, isActive } }: { rule: ShippingRule }) => {
  const [stop, { isLoading: isStopping }] = useStopShippingRuleMutation()
  const [resume, { isLoading: isResuming }] = useResumeShippingRuleMutation()
  return (
    <OnOffButton
      isOn={isActive}
      name={title}
      stop={() => stop({ id })}
      resume={() => resume({ id })}
      isBusy={isStopping || isResuming}
      text={text}
    />
  )
}
