import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Flame from 'lucide-react/icons/flame'
import { StatusChip } from '../elements/figures/status-chip.tsx'
import type { StockState } from './card/product-card.tsx'
import { productMessages as text } from './product.messages.ts'

/** Whether it can be bought now. */
export const StockNote = ({
  stock,
  left,
  isHeld,
}: {
  stock: StockState
  /** How many are in store when it is low. */
  left?: number | undefined
  /** It is out because others pay for all that is left. */
  isHeld?: boolean
}) => {
  if (isHeld) return <StatusChip tone="warning">{text.held}</StatusChip>
  if (stock === 'out') {
    return (
      <StatusChip tone="danger">
        <CircleX size={16} aria-hidden="true" />
        {text.outOfStock}
      </StatusChip>
    )
  }
  return stock === 'low' ? (
    <StatusChip tone="warning">
      <Flame size={16} aria-hidden="true" />
      {left ? text.lowWith(left) : text.low}
    </StatusChip>
  ) : (
    <StatusChip tone="success">
      <CircleCheck size={16} aria-hidden="true" />
      {text.inStock}
    </StatusChip>
  )
}
