import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from, Skeleton } from '@hojreh/ui'

const Column = styled.div(
  css({
    display: 'grid',
    justifyItems: 'center',
    gap: 20,
    maxInlineSize: 480,
    marginInline: 'auto',
    marginBlock: 24,
    padding: 24,
    border: `1px solid ${color.line}`,
    borderRadius: corner.sheet,
    backgroundColor: color.surface,
    [from.tablet]: { padding: 40 },
  }),
)
const Seal = styled.div(css({ inlineSize: 96, blockSize: 96, overflow: 'hidden', borderRadius: '50%' }))

/** Where the result will be: its seal, its sentence, its figures and the way on. */
export const ResultSkeleton = () => (
  <Column>
    <Seal>
      <Skeleton variant="fill" />
    </Seal>
    <Skeleton variant="half" />
    <Skeleton variant="block" />
    <Skeleton variant="button" />
  </Column>
)
