import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import { color, IconButton, Link, StatusChip } from '@hojreh/ui'
import X from 'lucide-react/icons/x'
import { Cards } from '../../shared/cards.ts'
import { orderHref } from '../../shared/order-href.ts'
import { Soft } from '../../shared/panel.tsx'
import { packingMessages as text } from './packing.messages.ts'
import type { Parcel } from './parcels.ts'

const Line = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: 8,
    '& bdi': { overflowWrap: 'anywhere' },
    '& [role="alert"]': { gridColumn: '1 / -1', color: color.pomegranate, fontWeight: 600 },
  }),
)

const State = ({
  parcel: { isSent, problem, order, code },
  isCurrent,
}: {
  parcel: Parcel
  isCurrent: boolean
}) => {
  if (isSent) return <StatusChip tone="success">{text.sent}</StatusChip>
  if (problem) return null
  if (isCurrent || !code) return <StatusChip tone="warning">{text.awaitsCode}</StatusChip>
  return <StatusChip tone={order ? 'info' : 'neutral'}>{order ? text.ready : text.looking}</StatusChip>
}

const Row = ({
  parcel,
  isCurrent,
  onRemove,
}: {
  parcel: Parcel
  isCurrent: boolean
  onRemove: () => void
}) => {
  const { number, order, code, problem, isSent } = parcel
  const name = text.order(toPersianDigits(number))
  return (
    <Line>
      <div>
        <b>{order ? <Link href={orderHref(order.id)}>{name}</Link> : name}</b>{' '}
        <bdi dir="ltr">{toPersianDigits(code)}</bdi>
        <br />
        <Soft>{order ? `${order.receiverName}، ${order.city}، ${order.shippingMethod}` : text.looking}</Soft>
      </div>
      <State parcel={parcel} isCurrent={isCurrent} />
      {!isSent && (
        <IconButton label={text.remove(toPersianDigits(number))} onClick={onRemove}>
          <X size={20} />
        </IconButton>
      )}
      {problem && <span role="alert">{problem}</span>}
    </Line>
  )
}

/** What lies on the table, the last scan first; a mistake is told where it was made. */
export const ParcelRows = ({
  rows,
  current,
  onRemove,
}: {
  rows: readonly Parcel[]
  current: string | null
  onRemove: (number: string) => void
}) => (
  <Cards aria-label={text.list}>
    {rows.map((parcel) => (
      <li key={parcel.number} aria-current={parcel.number === current || undefined}>
        <Row parcel={parcel} isCurrent={parcel.number === current} onRemove={() => onRemove(parcel.number)} />
      </li>
    ))}
  </Cards>
)
