import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '@hojreh/ui'

/** Records under each other, each a card with its own acts. */
export const Cards = styled.ul(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    '& > li': {
      display: 'grid',
      gap: 10,
      paddingBlock: 'var(--row-space, 14px)',
      paddingInline: 16,
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      backgroundColor: color.surface,
    },
    '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  }),
)
