import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '@hojreh/ui'

export const Fields = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& > p': { color: color.inkSoft, fontSize: '0.9375rem' },
    '& a': { color: color.turquoise, textDecoration: 'underline', textUnderlineOffset: 6 },
  }),
)

/** What is copied by hand or by a press. */
export const Code = styled.div(
  css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingBlock: 6,
    paddingInline: '16px 6px',
    borderRadius: corner.card,
    backgroundColor: color.sunken,
    fontFamily: 'ui-monospace, monospace',
    overflowWrap: 'anywhere',
  }),
)

export const Codes = styled.ul(
  css({ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', columnGap: 24, flex: 1 }),
)
