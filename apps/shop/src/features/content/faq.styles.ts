import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '@hojreh/ui'

export const Question = styled.details(
  css({
    borderBlockEnd: `1px solid ${color.line}`,
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 16,
      paddingBlock: 14,
      fontWeight: 600,
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > svg': { flex: 'none', color: color.inkSoft, transition: 'transform 150ms' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '&[open]': { paddingBlockEnd: 16 },
  }),
)
export const Search = styled.form(css({ marginBlockEnd: 24 }))
/** Keeps its line while it is empty, so that nothing jumps at the first letter. */
export const Found = styled.p(
  css({ minBlockSize: '1.9em', marginBlockStart: 6, color: color.inkSoft, fontSize: '0.875rem' }),
)
