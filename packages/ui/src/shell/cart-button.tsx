import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { OnDemand } from '../elements/actions/on-demand.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { from, layer } from '../theme/tokens.ts'
import { color, corner, floating, tabularFigures } from '../theme/vars.ts'
import { shellMessages as text } from './shell.messages.ts'
import { usePreview } from './use-preview.ts'

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

// Inside the button: it stands at the window's edge on phones.
const Count = styled(CountBadge)(css({ insetBlockStart: 0, insetInlineEnd: 0 }))
const Root = styled.div(css({ position: 'relative', display: 'flex' }))
// Not MUI's `Popover`, which takes the focus: this one opens under a mouse that passes.
const Preview = styled.div(
  css({
    display: 'none',
    position: 'absolute',
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    zIndex: layer.overlay,
    inlineSize: 360,
    padding: 8,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    boxShadow: floating,
    [from.desktop]: { '&:not([hidden])': { display: 'block' } },
  }),
)

export type CartButtonProps = {
  href: string
  count?: number | undefined
  /** What a small panel shows on desktop while the mouse or the focus is here: usually a `CartPreview`. */
  preview?: ReactNode
}

/** Link to the cart with the count of goods in it; a change of the count is read out. */
export const CartButton = ({ href, count = 0, preview }: CartButtonProps) => {
  const { isOpen, root } = usePreview()
  const panelId = useId()
  const panel = count > 0 && preview
  return (
    <Root {...(panel && root)}>
      <IconButton
        href={href}
        label={count > 0 ? text.cartWith(count) : text.cart}
        {...(panel && { 'aria-expanded': isOpen, 'aria-controls': panelId })}
        {...{ [cartTargetAttribute]: '' }}
      >
        <ShoppingBasket size={24} />
        {count > 0 && <Count aria-hidden="true">{toPersianDigits(count)}</Count>}
      </IconButton>
      {panel && (
        <Preview id={panelId} role="group" aria-label={text.cartPreview} hidden={!isOpen}>
          <OnDemand isWanted={isOpen}>{panel}</OnDemand>
        </Preview>
      )}
      <VisuallyHidden role="status">{count > 0 && text.cartWith(count)}</VisuallyHidden>
    </Root>
  )
}
