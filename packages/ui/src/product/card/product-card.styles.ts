import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton } from '../../elements/actions/icon-button.tsx'
import { cardRing } from '../../elements/card-ring.ts'
import { RatingBrief } from '../../elements/figures/rating-brief.tsx'
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
    margin: 8,
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: corner.small,
    backgroundColor: color.sunken,
    '& picture': { blockSize: '100%' },
    '& img': { transition: 'transform 250ms ease' },
    'article:hover > & img': { transform: 'scale(1.03)' },
  }),
)
export const Flag = styled.span<{ isOffer?: boolean }>(
  css({
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 8,
    paddingInline: 10,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
    color: color.ink,
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: '24px',
  }),
  ({ isOffer }) => isOffer && css({ backgroundColor: color.saffron, color: color.onSaffron }),
)
export const Body = styled.div(
  css({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: 8,
    paddingInline: 14,
    paddingBlockStart: 4,
    paddingBlockEnd: 12,
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
export const Bottom = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'end',
    gap: 8,
    marginBlockStart: 'auto',
  }),
)
/** The rating stands beside the price where both fit, above it on a narrow card. */
export const CardRating = styled(RatingBrief)(css({ flex: '1 0 auto' }))
/** On the picture's corner: the price below has the whole width of a narrow card. */
export const AddButton = styled(IconButton)(
  css({
    position: 'absolute',
    insetBlockEnd: 8,
    insetInlineStart: 8,
    zIndex: 1,
    border: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    color: color.turquoise,
    '&:hover': { backgroundColor: color.turquoise, color: color.onTurquoise },
    '&:disabled': { opacity: 0.5 },
  }),
)
export const Gone = styled.span(css({ color: color.inkSoft, fontWeight: 600, lineHeight: '24px' }))
/** Slot at the picture's far corner, above the card's link: the heart. */
export const Corner = styled.div(
  css({ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12, zIndex: 1 }),
)
