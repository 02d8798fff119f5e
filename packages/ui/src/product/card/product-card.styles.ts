import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton } from '../../elements/actions/icon-button.tsx'
import { cardRing } from '../../elements/card-ring.ts'
import { Link } from '../../link/link.tsx'
import { color, corner, floating } from '../../theme/vars.ts'

export const Card = styled.article<{ isOut?: boolean }>(
  css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    blockSize: '100%',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    transition: 'border-color 180ms, box-shadow 180ms',
    '&:hover': { borderColor: 'transparent', boxShadow: floating },
    ...cardRing,
  }),
  ({ isOut }) => isOut && css({ '& picture': { filter: 'grayscale(0.7)', opacity: 0.75 } }),
)
export const PictureFrame = styled.div(
  css({
    position: 'relative',
    aspectRatio: '1',
    overflow: 'hidden',
    borderStartStartRadius: corner.card,
    borderStartEndRadius: corner.card,
    backgroundColor: color.sunken,
    '& picture': { blockSize: '100%' },
    '& img': { transition: 'transform 250ms ease' },
    'article:hover > & img': { transform: 'scale(1.03)' },
  }),
)
export const Body = styled.div(
  css({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: 4,
    paddingInline: 12,
    paddingBlock: 10,
  }),
)
export const Title = styled.h3(
  css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minBlockSize: '3.3em',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
    textWrap: 'wrap',
  }),
)
/** Covers the card, so that all of it is one link and the button above it stays a button. */
export const CardLink = styled(Link)(
  css({
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: corner.card },
  }),
)
/**
 * What helps to choose, and the button: beneath the picture, of which nothing is covered. Right below the title and of
 * one height, so that they stand in one line along a row of cards, with an old price or without.
 */
export const Bottom = styled.div(
  css({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 8,
    minBlockSize: 44,
    marginBlockEnd: 'auto',
  }),
)
export const Facts = styled.div(css({ minInlineSize: 0, paddingBlockStart: 2 }))
export const Few = styled.span(
  css({
    display: 'block',
    color: color.saffronText,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.6,
  }),
)
/** Above the card's link. */
export const AddButton = styled(IconButton)(
  css({
    zIndex: 1,
    marginInlineEnd: -4,
    border: `1px solid ${color.line}`,
    color: color.turquoise,
    '&:hover': { backgroundColor: color.turquoise, color: color.onTurquoise },
    '&:disabled': { opacity: 0.5 },
  }),
)
export const Gone = styled.span(css({ color: color.inkSoft, fontWeight: 600, lineHeight: '24px' }))
/**
 * Slot at the picture's far corner, above the card's link: the heart, seen on any picture. Its colours are those that
 * both schemes share, because the picture does not change with the scheme.
 */
export const Corner = styled.div(
  css({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    zIndex: 1,
    '& button': { color: color.night },
    '& button:hover:not(:disabled), & button[aria-pressed="true"]': { color: color.offer },
    '& svg': { filter: `drop-shadow(0 0 1.5px ${color.onNight}) drop-shadow(0 0 1.5px ${color.onNight})` },
    '& button:not([aria-pressed="true"]) svg': { fill: color.onNight, fillOpacity: 0.7 },
  }),
)
