import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../elements/actions/icon-button.tsx'
import { VisuallyHidden } from '../../elements/visually-hidden.tsx'
import { OnDemand } from '../../lazy/on-demand.tsx'
import { belowDesktop, from, layer, withBuyBar } from '../../theme/tokens.ts'
import { color, corner, floating } from '../../theme/vars.ts'
import { navigationMessages as text } from '../navigation.messages.ts'
import { cartTargetAttribute } from './cart-target.ts'
import { usePreview } from './use-preview.ts'

// Phones have the cart in the bottom navigation, except where a bar for buying takes its place; its count is read out all
// the same.
const Root = styled.div(
  css({
    position: 'relative',
    display: 'flex',
    [belowDesktop]: {
      '& > a': { display: 'none' },
      [`${withBuyBar} & > a`]: { display: 'inline-flex' },
    },
  }),
)
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
  /** Usually a `CartIcon`. */
  icon: ReactNode
  /** What a small panel shows on desktop while the mouse or the focus is here: usually a `CartPreview`. */
  preview?: ReactNode
}

/** Link to the cart with the count of goods in it; a change of the count is read out. */
export const CartButton = ({ href, count = 0, icon, preview }: CartButtonProps) => {
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
        {icon}
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
