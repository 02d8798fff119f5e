import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FormerOrder } from '@hojreh/contract'
import { formatJalaliDate, formatToman } from '@hojreh/persian'
import { color, StatusChip } from '@hojreh/ui'
import { Amounts, Fact } from '../../../shared/facts.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { formerOrdersMessages as text } from './former-orders.messages.ts'
import { formerStatusOf } from './former-status.ts'

const Card = styled(Panel)(
  css({
    display: 'grid',
    gap: 12,
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
    },
    '& h3': { fontSize: '1rem' },
    '& small': { color: color.inkSoft },
    '& > ul': { display: 'grid', gap: 8, fontSize: '0.9375rem' },
    '& > ul > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 8,
      overflowWrap: 'anywhere',
    },
    '& > ul > li > b': { marginInlineStart: 'auto', fontWeight: 400 },
  }),
)

/** An order of the former shop, whole: there is no page behind it. */
export const FormerOrderCard = ({ order }: { order: FormerOrder }) => {
  const status = formerStatusOf(order.status)
  return (
    <Card as="article">
      <header>
        <h3>{text.order(order.number)}</h3>
        {status && <StatusChip tone={status.tone}>{status.label}</StatusChip>}
      </header>
      <small>
        <time dateTime={order.placedAt}>{formatJalaliDate(order.placedAt)}</time>
      </small>
      <ul aria-label={text.goods(order.number)}>
        {order.lines.map((line, place) => (
          // One product may stand in two lines, and nothing changes their order.
          <li key={place}>
            <span>{line.title}</span>
            <small>{text.count(line.count)}</small>
            <b>{formatToman(line.total)}</b>
          </li>
        ))}
      </ul>
      <Amounts>
        {order.shipping > 0 && <Fact label={text.shipping}>{formatToman(order.shipping)}</Fact>}
        {order.extras > 0 && <Fact label={text.extras}>{formatToman(order.extras)}</Fact>}
        {order.extras < 0 && (
          <Fact label={text.reduction} kind="gain">
            {formatToman(-order.extras)}
          </Fact>
        )}
        {order.paymentTitle && <Fact label={text.payment}>{order.paymentTitle}</Fact>}
        <Fact label={text.total} kind="total">
          {formatToman(order.total)}
        </Fact>
      </Amounts>
    </Card>
  )
}
