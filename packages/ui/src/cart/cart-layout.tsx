import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

const Halves = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    alignItems: 'start',
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 352px', gap: 32 },
  }),
)
/** A quiet box that rests on the page. */
export const Sheet = styled.section(
  css({
    minInlineSize: 0,
    paddingInline: 20,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
  }),
)

/** The step of the purchase, and what it costs beside it. */
export const CartLayout = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <Halves>
    <div>{children}</div>
    {summary}
  </Halves>
)
