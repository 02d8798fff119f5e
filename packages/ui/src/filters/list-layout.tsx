import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { filtersMessages as text } from './filters.messages.ts'

const Halves = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    [from.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: 32 },
  }),
)
const Side = styled.aside(
  css({
    display: 'none',
    // It goes with the page: a frame of its own would hide its end.
    [from.desktop]: { display: 'block' },
  }),
)
/** Result count, filter button and sort above a list. */
export const ListToolbar = styled.div(
  css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    // All three stay in one line on the narrowest phone; large text takes more lines.
    flexWrap: 'wrap',
    '& > *': { flex: 'none' },
    '& > nav': { flex: '0 1 auto' },
    marginBlockEnd: 16,
  }),
)

const Count = styled.p(css({ color: color.inkSoft, fontSize: '0.9375rem', order: -1 }))

/** How many products the filters leave. */
export const ResultCount = ({ count }: { count: number }) => (
  <Count role="status">{text.results(formatNumber(count))}</Count>
)

/** Filters beside the list on desktop; phones open them in a `FilterSheet`. */
export const ListLayout = ({ filters, children }: { filters: ReactNode; children: ReactNode }) => (
  <Halves>
    <Side>{filters}</Side>
    <div>
      <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
      {children}
    </div>
  </Halves>
)
