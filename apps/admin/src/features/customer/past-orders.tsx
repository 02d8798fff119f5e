import { useListPastOrdersQuery } from '@hojreh/api/admin'
import { formatJalaliDate, formatNumber, toPersianDigits } from '@hojreh/persian'
import { useMay } from '../../shared/me.ts'
import { Panel, Soft } from '../../shared/panel.tsx'
import { pastOrdersMessages as text } from './past-orders.messages.ts'

const RIAL_IN_TOMAN = 10

const List = ({ id }: { id: string }) => {
  const { data = [] } = useListPastOrdersQuery({ id })
  if (data.length === 0) return null
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Soft>{text.lead}</Soft>
      <ul>
        {data.map(({ id: own, number, status, placedAt, lines, total, paymentTitle }) => (
          <li key={own}>
            <strong>
              {text.order(
                toPersianDigits(number),
                formatJalaliDate(placedAt),
                text.statuses[status] ?? status,
              )}
            </strong>
            <p>{lines.map((line) => text.line(line.title, formatNumber(line.count))).join('، ')}</p>
            <Soft>{text.total(formatNumber(Math.round(total / RIAL_IN_TOMAN)), paymentTitle)}</Soft>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/**
 * Orders of the shop's former system under a customer's phone; renders nothing without any. The staff see all of them,
 * customers those alone that are surely theirs.
 */
export const PastOrders = ({ id }: { id: string }) => (useMay()('orders.view') ? <List id={id} /> : null)
