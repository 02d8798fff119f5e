import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '../theme/vars.ts'

export const Track = styled.ul<{ isStill: boolean }>(
  css({
    display: 'flex',
    inlineSize: '100%',
    blockSize: '100%',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    overscrollBehavior: 'contain',
  }),
  // A large picture is moved itself.
  ({ isStill }) => isStill && css({ overflowX: 'hidden' }),
)
export const Slide = styled.li(
  css({ flex: '0 0 100%', blockSize: '100%', scrollSnapAlign: 'start', minInlineSize: 0 }),
)
export const Stage = styled.div(
  css({
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
    // Two fingers are for the picture, not for the page.
    touchAction: 'pan-x pan-y',
    cursor: 'zoom-in',
    '& > picture': { inlineSize: '100%', blockSize: '100%', backgroundColor: 'transparent' },
    '& > picture > svg': { display: 'none' },
    '& > picture > img': { objectFit: 'contain' },
  }),
)
export const Bar = styled.div(
  css({
    position: 'absolute',
    insetBlockStart: 'calc(8px + env(safe-area-inset-top))',
    insetInline: 8,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto', borderRadius: corner.pill, backgroundColor: color.surface },
    '& > p': { paddingInline: 14, lineHeight: '44px', fontWeight: 600 },
    '& > div': { display: 'flex' },
  }),
)
