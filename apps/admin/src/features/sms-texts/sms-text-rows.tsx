import { type SmsTextRow, smsPartsOf } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { StatusChip } from '@hojreh/ui'
import { Soft } from '../../shared/panel.tsx'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { sampleOf } from './sms-sample.ts'
import { smsTextHref } from './sms-text-href.ts'
import { smsTextsMessages as text } from './sms-texts.messages.ts'

const stateOf = ({ isOwn, kavenegar, smsir }: SmsTextRow) => {
  if (kavenegar || smsir) return <StatusChip tone="success">{text.pattern}</StatusChip>
  return <StatusChip tone={isOwn ? 'success' : 'neutral'}>{isOwn ? text.own : text.everyShop}</StatusChip>
}

const cellsOf = (row: SmsTextRow) => [
  <RowLink key="name" href={smsTextHref(row.name)}>
    {text.names[row.name]}
  </RowLink>,
  <Soft key="text">{row.text}</Soft>,
  <span key="parts">{text.parts(toPersianDigits(smsPartsOf(sampleOf(row.text, row)).parts))}</span>,
  <span key="state">{stateOf(row)}</span>,
]

/** Every SMS with its wording, each leading to where it is changed. */
export const SmsTextRows = ({ rows }: { rows: readonly SmsTextRow[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="1.2fr 3fr 0.6fr 0.8fr"
    rows={rows.map((row) => ({ key: row.name, cells: cellsOf(row) }))}
  />
)
