import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '@hojreh/ui'

/** An SMS as a phone shows it, its lines as they are. */
export const Bubble = styled.div(
  css({
    maxInlineSize: 360,
    padding: 12,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.paper,
    lineHeight: 1.8,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)
