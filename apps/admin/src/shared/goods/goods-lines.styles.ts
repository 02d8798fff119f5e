import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '@hojreh/ui'

/** Goods of an order that is being written, one below the other; what changes a line stands at its end, or beneath it. */
export const GoodsLines = styled.ul(
  css({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      paddingBlock: 8,
    },
    '& > li + li': { borderBlockStart: `1px dashed ${color.lineStrong}` },
    '& p': { flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' },
    '& s': { color: color.inkSoft },
  }),
)
