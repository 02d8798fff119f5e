import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button } from '../elements/actions/button.tsx'
import { Toman } from '../elements/figures/figures.tsx'
import { Link } from '../link/link.tsx'
import { MissingPicture } from '../product/card/product-parts.tsx'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { color, corner } from '../theme/vars.ts'
import { cartMessages as text } from './cart.messages.ts'

const Lines = styled.ul(css({ display: 'grid', maxBlockSize: 320, overflowY: 'auto' }))
const Line = styled(Link)(
  css({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    padding: 8,
    borderRadius: corner.small,
    fontSize: '0.875rem',
    lineHeight: 1.6,
    '&:hover': { backgroundColor: color.sunken },
    '& picture': { blockSize: 56, overflow: 'hidden', borderRadius: corner.small },
    '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
    // Not the unit of a price, which is small, too.
    '& > span > small': { display: 'flex', justifyContent: 'space-between', gap: 12, color: color.inkSoft },
  }),
)
const Words = styled.span(css({ display: 'grid', minInlineSize: 0 }))
const End = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 8,
    marginBlockStart: 8,
    paddingBlockStart: 12,
    paddingInline: 8,
    paddingBlockEnd: 8,
    borderBlockStart: `1px dashed ${color.lineStrong}`,
    '& > p': { display: 'flex', justifyContent: 'space-between', gridColumn: '1 / -1', fontWeight: 700 },
  }),
)

/** A line as the preview shows it; money in rial. */
export type CartPreviewLine = {
  href: string
  title: string
  picture?: PictureSource | null
  count: number
  lineTotal: number
}

export type CartPreviewProps = {
  lines: readonly CartPreviewLine[]
  /** Rial. */
  total: number
  cartHref: string
  /** The step after the cart. */
  nextHref: string
}

/** What is in the cart, for the panel beneath the header's button. */
export const CartPreview = ({ lines, total, cartHref, nextHref }: CartPreviewProps) => (
  <>
    <Lines>
      {lines.map(({ href, title, picture, count, lineTotal }) => (
        <li key={href}>
          <Line href={href}>
            {picture ? <ProductPicture {...picture} alt="" sizes="56px" /> : <MissingPicture />}
            <Words>
              <b>{title}</b>
              <small>
                <span>{text.pieces(count)}</span>
                <Toman rial={lineTotal} />
              </small>
            </Words>
          </Line>
        </li>
      ))}
    </Lines>
    <End>
      <p>
        <span>{text.total}</span>
        <Toman rial={total} />
      </p>
      <Button href={cartHref} variant="outlined">
        {text.seeCart}
      </Button>
      <Button href={nextHref}>{text.goOn}</Button>
    </End>
  </>
)
