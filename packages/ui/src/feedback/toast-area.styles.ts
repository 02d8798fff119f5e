import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { from, layer } from '../theme/tokens.ts'
import { color, corner, floating } from '../theme/vars.ts'

// Fade and fall from above, without a sideways move: the same in both directions.
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } })

/** Right of the screen in either direction: the specification says top-right. */
export const Area = styled.section(
  css({
    position: 'fixed',
    zIndex: layer.toast,
    insetBlockStart: 12,
    insetInline: 12,
    display: 'grid',
    gap: 8,
    pointerEvents: 'none',
    [from.tablet]: {
      insetBlockStart: 20,
      inlineSize: 380,
      '[dir="rtl"] &': { insetInlineStart: 20, insetInlineEnd: 'auto' },
      '[dir="ltr"] &': { insetInlineStart: 'auto', insetInlineEnd: 20 },
    },
  }),
)

export const Item = styled.div(
  css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: 12,
    paddingBlock: 12,
    paddingInlineStart: 18,
    paddingInlineEnd: 6,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    boxShadow: floating,
    pointerEvents: 'auto',
    animation: `${arrive} 200ms ease-out`,
    '--tone': color.lapis,
    '&[data-kind="success"]': { '--tone': color.pistachio },
    '&[data-kind="warning"]': { '--tone': color.saffronText },
    '&[data-kind="error"]': { '--tone': color.pomegranate },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 5,
      backgroundColor: 'var(--tone)',
    },
    '& > svg': { marginBlockStart: 5, color: 'var(--tone)' },
    '& button': { marginBlock: -6 },
  }),
)

export const Body = styled.div(css({ minInlineSize: 0, overflowWrap: 'anywhere' }))
export const Title = styled.p(css({ fontWeight: 700, fontSize: '0.9375rem' }))
export const Detail = styled.p(css({ fontSize: '0.875rem', color: color.inkSoft, lineHeight: 1.7 }))
