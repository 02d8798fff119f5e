import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, Disclosure } from '@hojreh/ui'

export const Question = styled(Disclosure)(
  css({
    borderBlockStart: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    '&.Mui-expanded': { paddingBlockEnd: 16 },
  }),
)
export const Search = styled.form(css({ marginBlockEnd: 24 }))
/** Keeps its line while it is empty, so that nothing jumps at the first letter. */
export const Found = styled.p(
  css({ minBlockSize: '1.9em', marginBlockStart: 6, color: color.inkSoft, fontSize: '0.875rem' }),
)
