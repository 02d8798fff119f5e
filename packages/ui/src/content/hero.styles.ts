import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

export const Frame = styled.section(
  css({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: corner.sheet,
    backgroundColor: color.night,
    color: color.onNight,
  }),
)
export const Track = styled.ul(
  css({
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    '&:focus-visible': { outlineColor: color.saffron, outlineOffset: -4 },
  }),
)
export const Slide = styled.li(
  css({
    position: 'relative',
    flex: '0 0 100%',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    display: 'grid',
    // On phones the picture is small, so that the goods are in the first view.
    gridTemplateColumns: 'minmax(0, 1fr) 36%',
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
)
export const Words = styled.div(
  css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: 10,
    paddingInlineStart: 20,
    paddingBlockStart: 20,
    paddingBlockEnd: 52,
    '& h2': { fontSize: 'clamp(1.375rem, 1rem + 2.2vw, 2.5rem)', fontWeight: 800 },
    '& p': {
      color: color.onNightSoft,
      maxInlineSize: '24em',
      fontSize: '0.9375rem',
      lineHeight: 1.7,
      textWrap: 'balance',
      [from.tablet]: { fontSize: '1rem', lineHeight: 1.9 },
    },
    [from.tablet]: { gap: 14, paddingInline: 'clamp(28px, 5vw, 72px)', paddingBlock: 48 },
  }),
)
export const View = styled.div(
  css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    color: color.saffron,
    '& > svg': { maskImage: 'radial-gradient(closest-side, #000 40%, transparent)' },
    '& > div': { inlineSize: '84%' },
    [from.tablet]: {
      paddingBlock: 28,
      '& > div': { inlineSize: 'min(72%, 340px)' },
    },
  }),
)
export const Dots = styled.div(
  css({
    position: 'absolute',
    insetBlockEnd: 4,
    insetInlineStart: 12,
    display: 'flex',
    alignItems: 'center',
    [from.tablet]: { insetBlockEnd: 12, insetInlineStart: 'clamp(16px, 4vw, 60px)' },
  }),
)
export const Dot = styled(ButtonBase)(
  css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 44,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: corner.pill,
      backgroundColor: color.onNightSoft,
      transition: 'inline-size 200ms',
    },
    '&[aria-current="true"]::before': { inlineSize: 24, backgroundColor: color.saffron },
    '&:focus-visible': { outlineColor: color.saffron, outlineOffset: -6 },
  }),
)
export const Call = styled.span(
  css({
    '& a': { backgroundColor: color.saffron, color: color.onSaffron },
    '& a:hover': { backgroundColor: color.onNight, color: color.night },
    '& a:focus-visible': { outlineColor: color.onNight },
  }),
)
