import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { OrderStatus } from '@hojreh/contract'
import { formatNumber } from '@hojreh/persian'
import { color, corner, from } from '@hojreh/ui'
import { dashboardMessages as text } from './dashboard.messages.ts'

const Tiles = styled.dl(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    margin: 0,
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      padding: 16,
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      backgroundColor: color.surface,
    },
    '& dt': { fontSize: '0.875rem', color: color.inkSoft },
    '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 800, lineHeight: 1.5, color: color.turquoise },
  }),
)

const tiles: { label: string; statuses: OrderStatus[] }[] = [
  { label: text.awaiting, statuses: ['awaiting_payment', 'awaiting_review'] },
  { label: text.underway, statuses: ['paid', 'preparing'] },
  { label: text.shipped, statuses: ['shipped'] },
  { label: text.delivered, statuses: ['delivered'] },
]

/** How many orders stand where. */
export const OrderCounts = ({ counts }: { counts: Record<string, number> }) => (
  <Tiles aria-label={text.counts}>
    {tiles.map(({ label, statuses }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatNumber(statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0))}</dd>
      </div>
    ))}
  </Tiles>
)
