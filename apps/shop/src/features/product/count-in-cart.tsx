import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CartLine } from '@hojreh/contract'
import { Button, Quantity } from '@hojreh/ui'
import { DesktopOnly, PhoneOnly } from '../../shared/only-on.ts'
import { productMessages as text } from './product.messages.ts'

// Twice, for the bar gives its parts the room that they need and no more.
const Onwards = styled(PhoneOnly)(css({ '&&': { flex: '1 1 auto' } }))

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
    <Onwards>
      {/* Whoever bought here before is one press from the bank then. */}
      <Button href="/cart?step=payment" size="large" fullWidth>
        {text.goOn}
      </Button>
    </Onwards>
  </>
)
