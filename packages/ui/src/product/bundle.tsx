import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import Plus from 'lucide-react/icons/plus'
import { Fragment } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { Toman } from '../elements/figures/figures.tsx'
import { Link } from '../link/link.tsx'
import { GirihStar } from '../motifs/girih-star.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { MissingPicture } from './card/product-parts.tsx'
import { type PictureSource, ProductPicture } from './card/product-picture.tsx'
import { productMessages as text } from './product.messages.ts'

const Box = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 260px', alignItems: 'center', padding: 24 },
  }),
)
const Parts = styled.ul(
  css({
    display: 'grid',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [from.tablet]: { display: 'flex', alignItems: 'stretch', gap: 12 },
  }),
)
const Sign = styled.li(
  css({ display: 'none', [from.tablet]: { display: 'grid', placeItems: 'center', color: color.inkSoft } }),
)
const Part = styled.li(
  css({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    '& a, & b': { fontSize: '0.9375rem', lineHeight: 1.7, overflowWrap: 'anywhere' },
    '& b': { display: 'block' },
    '& a': { minBlockSize: 44, display: 'flex', alignItems: 'center' },
    [from.tablet]: {
      flex: '1 1 0',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      justifyItems: 'center',
      textAlign: 'center',
    },
  }),
)
const Frame = styled.div(
  css({
    inlineSize: 64,
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: corner.small,
    '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
    [from.tablet]: { inlineSize: 112 },
  }),
)
const Sum = styled.div(
  css({
    display: 'grid',
    gap: 12,
    '& > p': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 8 },
    '& > p > span': { color: color.inkSoft, fontSize: '0.9375rem' },
    '& > p > b': { fontSize: '1.125rem' },
  }),
)

/** One of the goods of a set; price in rial. */
export type BundlePart = {
  /** Without it: the product of this very page. */
  href?: string | undefined
  title: string
  price: number
  picture?: PictureSource | null
}

export type BundleProps = {
  parts: readonly BundlePart[]
  isAdding?: boolean
  onAdd: () => void
}

/** Goods that go well together: what they cost in sum, and one button for all of them. */
export const Bundle = ({ parts, isAdding = false, onAdd }: BundleProps) => (
  <Box>
    <Parts>
      {parts.map(({ href, title, price, picture }, place) => (
        <Fragment key={title}>
          {place > 0 && (
            <Sign aria-hidden="true">
              <Plus size={20} />
            </Sign>
          )}
          <Part>
            <Frame>
              {picture ? (
                <ProductPicture {...picture} sizes="112px" />
              ) : (
                <MissingPicture>
                  <GirihStar size={32} />
                </MissingPicture>
              )}
            </Frame>
            <div>
              {href === undefined ? <b>{text.thisProduct(title)}</b> : <Link href={href}>{title}</Link>}
              <Toman rial={price} />
            </div>
          </Part>
        </Fragment>
      ))}
    </Parts>
    <Sum>
      <p>
        <span>{text.bundleSum(formatNumber(parts.length))}</span>
        <b>
          <Toman rial={parts.reduce((sum, { price }) => sum + price, 0)} />
        </b>
      </p>
      <Button fullWidth loading={isAdding} onClick={onAdd}>
        {text.addBundle(formatNumber(parts.length))}
      </Button>
    </Sum>
  </Box>
)
