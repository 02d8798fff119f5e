import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { from } from '../theme/tokens.ts'

const Halves = styled.div(
  css({
    display: 'grid',
    gap: 24,
    [from.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: 32 },
  }),
)
const Side = styled.aside(
  css({
    display: 'none',
    [from.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 148,
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 164px)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  }),
)
/** Result count, filter button and sort above a list. */
export const ListToolbar = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBlockEnd: 16,
  }),
)

/** Filters beside the list on desktop; phones open them in a `FilterSheet`. */
export const ListLayout = ({ filters, children }: { filters: ReactNode; children: ReactNode }) => (
  <Halves>
    <Side>{filters}</Side>
    <div>{children}</div>
  </Halves>
)
