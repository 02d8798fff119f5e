import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { belowTablet, from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

/** Width of the large picture, as in `<img sizes>`: the zoom begins with the one that is there already. */
export const gallerySizes = '(min-width: 1200px) 520px, (min-width: 900px) 45vw, 100vw'

export const Frame = styled.section(css({ display: 'grid', gap: 12, minInlineSize: 0 }))
export const Stage = styled.div(css({ position: 'relative' }))
export const Track = styled.ul(
  css({
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    borderRadius: corner.card,
    border: `1px solid ${color.line}`,
    backgroundColor: color.surface,
  }),
)
/** On a small phone the name begins above the buy bar. */
const lowPhone = `${belowTablet} and (max-height: 719.95px)`
export const View = styled.li(
  css({
    flex: '0 0 100%',
    aspectRatio: '1',
    scrollSnapAlign: 'start',
    '& picture': { blockSize: '100%' },
    [lowPhone]: {
      aspectRatio: 'auto',
      blockSize: 'min(100vw - 32px, max(240px, 100svh - 392px))',
      '&& img': { objectFit: 'contain' },
      // The colour that stands in for the picture would frame it.
      '&& svg': { display: 'none' },
    },
  }),
)
export const Arrow = styled.div<{ side: 'before' | 'after' }>(
  css({
    display: 'none',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 22px)',
    borderRadius: corner.pill,
    backgroundColor: color.surface,
    border: `1px solid ${color.line}`,
    '[dir="ltr"] & svg': { transform: 'scaleX(-1)' },
    [from.desktop]: { display: 'block' },
  }),
  ({ side }) => (side === 'before' ? css({ insetInlineStart: 12 }) : css({ insetInlineEnd: 12 })),
)
export const Thumbs = styled.div(
  css({ display: 'flex', gap: 8, overflowX: 'auto', padding: 3, margin: -3, scrollbarWidth: 'none' }),
)
export const Thumb = styled(ButtonBase)(
  css({
    flex: '0 0 64px',
    inlineSize: 64,
    blockSize: 64,
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: corner.small,
    backgroundColor: color.sunken,
    cursor: 'pointer',
    opacity: 0.75,
    '&[aria-current="true"]': {
      opacity: 1,
      borderColor: color.turquoise,
      boxShadow: `0 0 0 1px ${color.turquoise}`,
    },
    '&:hover': { opacity: 1 },
  }),
)

export const ZoomCorner = styled.div(
  css({
    position: 'absolute',
    insetBlockEnd: 12,
    insetInlineStart: 12,
    borderRadius: corner.pill,
    border: `1px solid ${color.line}`,
    backgroundColor: color.surface,
  }),
)
