import { useSendSmsAgainMutation } from '@hojreh/api/admin'
import type { SmsRow } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Button, Figures, StatusChip } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { smsNames } from '../../shared/record/sms.messages.ts'
import { RowTable } from '../../shared/row-table.tsx'
import { smsMessages as text } from './sms.messages.ts'

const tones = { queued: 'info', sent: 'success', failed: 'danger', expired: 'neutral' } as const

const Again = ({ id }: { id: string }) => {
  const [sendAgain, { isLoading }] = useSendSmsAgainMutation()
  const act = useAct()
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isLoading}
      onClick={() => void act(sendAgain({ id }), text.queued)}
    >
      {text.again}
    </Button>
  )
}

const cellsOf = ({ id, kind, state, phone, createdAt, attempts, provider, error, canSendAgain }: SmsRow) => [
  <b key="kind">{smsNames.kinds[kind]}</b>,
  <bdi key="phone" dir="ltr">
    {toPersianDigits(phone)}
  </bdi>,
  <span key="state">
    <Row>
      <StatusChip tone={tones[state]}>{smsNames.states[state]}</StatusChip>
      <Soft>
        {text.attempts(toPersianDigits(attempts))} {provider && text.by(provider)}
      </Soft>
    </Row>
    {error && (
      <Soft>
        <bdi>{error}</bdi>
      </Soft>
    )}
  </span>,
  <Soft key="at">
    <Figures>{formatJalaliDateTime(createdAt)}</Figures>
  </Soft>,
  canSendAgain ? <Again key="again" id={id} /> : null,
]

/** What became of each SMS; what failed can be sent again. */
export const SmsRows = ({ rows }: { rows: readonly SmsRow[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="1fr 1fr 2fr 1.2fr 1fr"
    rows={rows.map((sms) => ({ key: sms.id, cells: cellsOf(sms) }))}
  />
)
