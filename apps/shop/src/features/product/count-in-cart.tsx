import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CartLine } from '@hojreh/contract'
import { Button, Quantity } from '@hojreh/ui'
import { DesktopOnly, PhoneOnly } from '../../shared/only-on.ts'
import { productMessages as text } from './product.messages.ts'

// `&&` overrides the bar, which gives its parts no more room than they need.
const Onwards = styled(PhoneOnly)(css({ '&&': { flex: '1 1 auto' } }))

/** The count of a product in the cart, and the links to the cart. */
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
      {/* A returning customer is then one press from the bank. */}
      <Button href="/cart?step=payment" size="large" fullWidth>
        {text.goOn}
      </Button>
    </Onwards>
  </>
)
