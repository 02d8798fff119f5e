import { useResumePaymentWayMutation, useStopPaymentWayMutation } from '@hojreh/api/admin'
import type { PaymentWayName, PaymentWays } from '@hojreh/contract/admin'
import { Button, StatusChip } from '@hojreh/ui'
import { AskingButton } from '../../shared/asking-button.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { useAct } from '../../shared/use-act.ts'
import { paymentWaysMessages as text } from './payment-ways.messages.ts'

const SwitchWay = ({ way, isOn }: { way: PaymentWayName; isOn: boolean }) => {
  const [stop, { isLoading: isStopping }] = useStopPaymentWayMutation()
  const [resume, { isLoading: isResuming }] = useResumePaymentWayMutation()
  const act = useAct()
  const question = {
    title: text.stopTitle(text.ways[way]),
    text: text.stopText,
    confirmLabel: text.stopYes,
    cancelLabel: text.stopNo,
    isDangerous: true,
  }
  return isOn ? (
    <AskingButton
      color="error"
      loading={isStopping}
      question={question}
      act={() => stop({ way })}
      done={text.stopped}
    >
      {text.stop}
    </AskingButton>
  ) : (
    <Button
      size="small"
      variant="outlined"
      loading={isResuming}
      onClick={() => void act(resume({ way }), text.resumed)}
    >
      {text.resume}
    </Button>
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
export const WayRows = ({ ways: { online, card } }: { ways: PaymentWays }) => (
  <Panel>
    <Stack>
      <WayRow
        way="online"
        isOn={online.isOn}
        note={online.provider === 'sandbox' ? text.sandbox : undefined}
      />
      <WayRow way="card" isOn={card.isOn} note={card.current ? undefined : text.noCardText} />
    </Stack>
  </Panel>
)
