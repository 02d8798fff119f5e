import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from } from '@hojreh/ui'

export const Choices = styled.fieldset(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    border: 'none',
    '& legend': { paddingBlockEnd: 4, fontWeight: 600 },
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
)
