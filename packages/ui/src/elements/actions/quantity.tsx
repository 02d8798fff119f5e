import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { color, corner, tabularFigures } from '../../theme/vars.ts'
import { IconButton } from './icon-button.tsx'
import { quantityMessages as text } from './quantity.messages.ts'

const Frame = styled.fieldset(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    color: color.turquoise,
  }),
)
const Count = styled.output(
  css({
    display: 'grid',
    minInlineSize: 36,
    textAlign: 'center',
    fontWeight: 700,
    lineHeight: 1.2,
    color: color.ink,
    ...tabularFigures,
    '& small': { fontWeight: 400, fontSize: '0.8125rem', color: color.inkSoft },
  }),
)

export type QuantityProps = {
  count: number
  /** The most that may be ordered. */
  max: number
  onIncrease: () => void
  /** At one, this removes. */
  onDecrease: () => void
  isBusy?: boolean
  /** What is counted, for screen readers. */
  label?: string
  /** What the bin does. */
  removeLabel?: string
}

/** How many: plus, the number, minus; at one the minus becomes a bin. */
export const Quantity = ({
  count,
  max,
  onIncrease,
  onDecrease,
  isBusy = false,
  label = text.quantity,
  removeLabel = text.remove,
}: QuantityProps) => (
  <Frame aria-label={label}>
    <IconButton label={text.increase} onClick={onIncrease} disabled={isBusy || count >= max}>
      <Plus size={20} />
    </IconButton>
    <Count aria-busy={isBusy}>
      {toPersianDigits(count)}
      {count >= max && <small>{text.most}</small>}
    </Count>
    <IconButton label={count > 1 ? text.decrease : removeLabel} onClick={onDecrease} disabled={isBusy}>
      {count > 1 ? <Minus size={20} /> : <Trash size={18} />}
    </IconButton>
  </Frame>
)
