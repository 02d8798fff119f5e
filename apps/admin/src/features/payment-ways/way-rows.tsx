import { useResumePaymentWayMutation, useStopPaymentWayMutation } from '@hojreh/api/admin'
import type { PaymentWayName, PaymentWays } from '@hojreh/contract/admin'
import { StatusChip } from '@hojreh/ui'
import { OnOffButton } from '../../shared/acts/on-off-button.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { paymentWaysMessages as text } from './payment-ways.messages.ts'

const SwitchWay = ({ way, isOn }: { way: PaymentWayName; isOn: boolean }) => {
  const [stop, { isLoading: isStopping }] = useStopPaymentWayMutation()
  const [resume, { isLoading: isResuming }] = useResumePaymentWayMutation()
  return (
    <OnOffButton
      isOn={isOn}
      name={text.ways[way]}
      stop={() => stop({ way })}
      resume={() => resume({ way })}
      isBusy={isStopping || isResuming}
      text={text}
    />
  )
}

const WayRow = ({ way, isOn, note }: { way: PaymentWayName; isOn: boolean; note?: string | undefined }) => (
  <Row>
    <b>{text.ways[way]}</b>
    <StatusChip tone={isOn ? 'success' : 'neutral'}>{isOn ? text.on : text.off}</StatusChip>
    <SwitchWay way={way} isOn={isOn} />
    {note && <Soft>{note}</Soft>}
  </Row>
)

/** By which ways shoppers may pay. */
export const WayRows = ({ ways: { online, instalments, card } }: { ways: PaymentWays }) => (
  <Panel>
    <Stack>
      <WayRow
        way="online"
        isOn={online.isOn}
        note={online.provider === 'sandbox' ? text.sandbox : undefined}
      />
      {instalments && (
        <WayRow
          way="instalments"
          isOn={instalments.isOn}
          note={instalments.provider.startsWith('sandbox') ? text.sandbox : text.instalmentsText}
        />
      )}
      <WayRow way="card" isOn={card.isOn} note={card.current ? undefined : text.noCardText} />
    </Stack>
  </Panel>
)
