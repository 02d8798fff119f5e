import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'

/** A box with a heading that rests on the page. */
export const Panel = styled.section(
  css({
    minInlineSize: 0,
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '& > h2': { fontSize: '1.0625rem', marginBlockEnd: 12 },
    [from.tablet]: { padding: 20 },
  }),
)

/** The heading of a page, and beside it what can be done there. */
export const PageHeader = styled.header(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minBlockSize: 44,
    marginBlockEnd: 20,
    '& h1': { fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)' },
    // Its words stand in line with the title; no wider than the page's own edge.
    '& > .MuiButton-text': { marginInline: -16, paddingInline: 15 },
  }),
)

/** Things under each other. */
export const Stack = styled.div(css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }))
