import type { CartLine } from '@hojreh/contract'
import { Button, Quantity } from '@hojreh/ui'
import { DesktopOnly } from '../../shared/desktop-only.ts'
import { productMessages as text } from './product.messages.ts'

/** How many of a product are in the cart, and the way there. */
export const CountInCart = ({
  line,
  isBusy,
  onChange,
}: {
  line: CartLine
  isBusy: boolean
  onChange: (difference: number) => void
}) => (
  <>
    <Quantity
      count={line.count}
      max={line.maxCount}
      label={line.title}
      isBusy={isBusy}
      onIncrease={() => onChange(1)}
      onDecrease={() => onChange(-1)}
    />
    <DesktopOnly>
      <Button href="/cart" variant="outlined" fullWidth>
        {text.seeCart}
      </Button>
    </DesktopOnly>
  </>
)
