import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from, readingWidth } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

export const Card = styled.article(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    overflowWrap: 'anywhere',
    [from.tablet]: { padding: 20 },
  }),
)
export const Top = styled.header(
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, rowGap: 4 }),
)
export const Who = styled.div(
  css({
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    minInlineSize: 0,
  }),
)
export const Name = styled.h3(css({ fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.7 }))
export const When = styled.time(css({ fontSize: '0.8125rem', color: color.inkSoft }))
export const Bought = styled.ul(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    marginBlockStart: -8,
    fontSize: '0.8125rem',
    color: color.inkSoft,
  }),
)
/** Lines stay as they were written. */
export const Words = styled.p(css({ maxInlineSize: readingWidth, whiteSpace: 'pre-line' }))
export const Reply = styled.div(
  css({
    maxInlineSize: readingWidth,
    paddingBlock: 12,
    paddingInline: 16,
    borderRadius: corner.small,
    borderInlineStart: `3px solid ${color.turquoise}`,
    backgroundColor: color.turquoiseSoft,
    '& > b': { display: 'block', fontSize: '0.8125rem', color: color.turquoise },
    '& > p': { whiteSpace: 'pre-line' },
  }),
)
export const Bottom = styled.footer(
  // The words of a button without a border end where the card's other words do.
  css({ display: 'flex', justifyContent: 'flex-end', '& > button': { marginInlineEnd: -15 } }),
)
