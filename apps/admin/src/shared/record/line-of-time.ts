import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '@hojreh/ui'

/** What happened to a record, each with its moment, newest first. */
export const LineOfTime = styled.ol(
  css({
    display: 'grid',
    gap: 14,
    paddingInlineStart: 16,
    borderInlineStart: `2px solid ${color.line}`,
    '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  }),
)
/** A note of the staff among it. */
export const Noted = styled.li(
  css({ padding: 12, borderRadius: 8, backgroundColor: color.saffronSoft, color: color.ink }),
)
