import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'

/** What was ordered beside what became of it. */
export const Columns = styled.div(
  css({
    display: 'grid',
    gap: 16,
    alignItems: 'start',
    '& > *': { display: 'grid', gap: 16, minInlineSize: 0 },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: 20 },
  }),
)
export const Title = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 4,
    '& small': { inlineSize: '100%', color: color.inkSoft },
  }),
)
export const PayBox = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBlockEnd: 16,
    padding: 16,
    borderRadius: corner.card,
    backgroundColor: color.saffronSoft,
    '& p': { flex: '999 1 240px' },
  }),
)
/** The ways to pay, the first one first: one column on phones, else one row of equal buttons. */
export const Ways = styled.div(
  css({
    display: 'grid',
    flex: '1 0 auto',
    gap: 12,
    // With the largest text.
    maxInlineSize: '100%',
    '& > button': { whiteSpace: 'normal' },
    [from.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  }),
)
export const Lines = styled.ul(
  css({
    display: 'grid',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr)',
      gap: 14,
      paddingBlock: 14,
      alignItems: 'center',
    },
    '& > li:first-of-type': { paddingBlockStart: 0 },
    '& > li:last-of-type': { paddingBlockEnd: 0 },
    '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
    '& picture': { blockSize: 64, borderRadius: corner.small },
    '& a': { fontWeight: 600, lineHeight: 1.7, overflowWrap: 'anywhere' },
    '& a:hover': { color: color.turquoise },
    '& p': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 12,
      fontSize: '0.9375rem',
      color: color.inkSoft,
    },
    '& b': { color: color.ink },
  }),
)
