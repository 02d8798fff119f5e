import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from } from '@hojreh/ui'

/** What is changed beside what comes of it, which stays in sight; under each other where there is no room. */
export const Halves = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
      '& > :last-child': { position: 'sticky', insetBlockStart: 76 },
    },
  }),
)
