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

/** Orders that a customer placed in the shop's former system; renders nothing without any. */
export const PastOrders = ({ id }: { id: string }) => (useMay()('orders.view') ? <List id={id} /> : null)
