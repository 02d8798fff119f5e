import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { ScrollRow } from '../../elements/scroll-row.tsx'
import { from } from '../../theme/tokens.ts'
import { color } from '../../theme/vars.ts'

/** Stands where a product has no picture. */
export const MissingPicture = styled.div(
  css({
    display: 'grid',
    placeItems: 'center',
    blockSize: '100%',
    aspectRatio: '1',
    color: color.lineStrong,
    '& > svg': { opacity: 0.25 },
  }),
)

/** Product cards in as many columns as fit; two on phones. */
export const ProductGrid = styled.div(
  css({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // What no phone shows at once is laid out when it comes near; cards are two thirds of a list's layout. A row is as high
    // as its cards will be (picture, two lines of title, rating, stock, price), so that none grows in sight.
    gridAutoRows: 'minmax(max(320px, 50vw + 146px), auto)',
    '& > :nth-of-type(n + 7)': { contentVisibility: 'auto' },
    [from.tablet]: {
      gap: 16,
      gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
      gridAutoRows: 'auto',
      '& > :nth-of-type(n + 7)': { contentVisibility: 'visible' },
    },
  }),
)

/** As high as a card with a rating and an old price is in a row; where a long price needs a line more, it is higher. */
const rowOf = (blockSize: number) => ({
  containIntrinsicBlockSize: `auto ${blockSize}px`,
  // Such a card may be one that is laid out later; the row does not grow when it comes.
  '&:has(> :nth-of-type(7))': { gridAutoRows: `minmax(${blockSize}px, auto)` },
})

/** Product cards in one row that is pushed sideways. */
export const ProductRow = styled(ScrollRow)(
  css({
    gridAutoColumns: 'minmax(168px, 44%)',
    // Laid out when it comes near: a page has several rows, and a slow phone needs a tenth of a second for each.
    // Until then it is as high as its cards will be, so that the page below it stays where it is.
    contentVisibility: 'auto',
    // So are the cards that no window shows at once.
    '& > :nth-of-type(n + 7)': { contentVisibility: 'auto' },
    ...rowOf(341),
    [from.tablet]: { gridAutoColumns: '220px', gap: 16, ...rowOf(395) },
    // The half card at the end says that there are more.
    [from.wide]: { gridAutoColumns: 'calc((100% - 80px) / 5.45)', ...rowOf(381) },
  }),
)
