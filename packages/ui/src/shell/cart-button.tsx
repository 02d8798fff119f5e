import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { IconLink } from '../elements/icon-button.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { color, corner, tabularFigures } from '../theme/vars.ts'
import { shellMessages as text } from './shell.messages.ts'

/** The number on an icon. */
export const CountBadge = styled.span(
  css({
    position: 'absolute',
    insetBlockStart: -5,
    insetInlineEnd: -8,
    minInlineSize: 20,
    paddingInline: 5,
    borderRadius: corner.pill,
    backgroundColor: color.saffron,
    color: color.onSaffron,
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: '20px',
    textAlign: 'center',
    boxShadow: `0 0 0 2px ${color.surface}`,
    ...tabularFigures,
  }),
)

/** Marks the place an added product flies to. */
export const cartTargetAttribute = 'data-cart-target'

/** Link to the cart with the count of goods in it; a change of the count is read out. */
export const CartButton = ({ href, count = 0 }: { href: string; count?: number | undefined }) => (
  <>
    <IconLink href={href} label={text.cart} {...{ [cartTargetAttribute]: '' }}>
      <ShoppingBasket size={24} />
      {count > 0 && <CountBadge aria-hidden="true">{toPersianDigits(count)}</CountBadge>}
    </IconLink>
    <VisuallyHidden role="status">{count > 0 && text.cartWith(count)}</VisuallyHidden>
  </>
)
