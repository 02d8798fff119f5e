import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { from } from '../theme/tokens.ts'

const Grid = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: 24, alignItems: 'start' },
    [from.desktop]: { gap: 32 },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 304px' },
  }),
)
/** Words and buying right beneath them; beside each other on wide screens. */
const Side = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    [from.tablet]: { gap: 24 },
    [from.desktop]: { gap: 32 },
    [from.wide]: { display: 'contents' },
  }),
)
const Words = styled.div(css({ display: 'grid', gap: 20, alignContent: 'start', minInlineSize: 0 }))
const Buy = styled.div(
  css({
    // No row for what is fixed to the window's end.
    display: 'contents',
    [from.desktop]: { display: 'grid', gap: 16 },
    [from.wide]: { position: 'sticky', insetBlockStart: 152 },
  }),
)

/** Pictures, words, and buying: under each other on phones, beside each other on desktop. */
export const ProductLayout = ({
  gallery,
  buy,
  children,
}: {
  gallery: ReactNode
  /** A `BuyBar`, and what is said beneath it. */
  buy: ReactNode
  children: ReactNode
}) => (
  // The layout has the attribute, not the bar at its end: the header depends on it and must not change while the page arrives.
  <Grid data-buy-bar="">
    {gallery}
    <Side>
      <Words>{children}</Words>
      <Buy>{buy}</Buy>
    </Side>
  </Grid>
)

/** What the product is and its attributes: under each other, on wide screens beside each other. */
export const ProductDetails = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 44,
    [from.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 48, alignItems: 'start' },
    // A product without a description has a table as wide as the page.
    '& > :only-child': { gridColumn: '1 / -1' },
  }),
)
