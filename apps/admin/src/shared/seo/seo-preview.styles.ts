import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'

export const Previews = styled.div(
  css({
    display: 'grid',
    gap: 16,
    alignItems: 'start',
    '& figure': { minInlineSize: 0, margin: 0 },
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  }),
)

const box = {
  display: 'grid',
  gap: 2,
  marginBlockStart: 6,
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: corner.card,
  backgroundColor: color.paper,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
} as const

export const Result = styled.div(css(box))
export const Bubble = styled.div(css({ ...box, maxInlineSize: 360 }))

/** As much of a text as is shown there. */
export const Lines = styled.span<{ lines: number }>(({ lines }) =>
  css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    minBlockSize: '1lh',
    color: color.inkSoft,
    fontSize: '0.875rem',
  }),
)
export const ResultTitle = styled(Lines)(css({ color: color.lapis, fontSize: '1.125rem' }))

/** As wide as previews of links are. */
export const Picture = styled.img(
  css({
    inlineSize: '100%',
    aspectRatio: '1200 / 630',
    objectFit: 'cover',
    borderRadius: corner.small,
    backgroundColor: color.line,
  }),
)
