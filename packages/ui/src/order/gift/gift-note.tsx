import styled from '@emotion/styled'
import { giftMessages as text } from './gift.messages.ts'
import type { GiftValue } from './gift-fields.tsx'

const Card = styled.q({
  display: 'block',
  quotes: '"«" "»"',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

/** What the shop was told about a gift. */
export const GiftNote = ({ gift }: { gift: GiftValue }) => (
  <div>
    {gift.hidesPrices && <span>{text.noInvoice}</span>}
    {gift.card && <Card>{gift.card}</Card>}
  </div>
)
