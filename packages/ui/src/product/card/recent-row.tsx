import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ImageOff from 'lucide-react/icons/image-off'
import { Link } from '../../link/link.tsx'
import { color, corner } from '../../theme/vars.ts'
import { type PictureSource, ProductPicture } from './product-picture.tsx'

const Row = styled.ul(
  css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 104,
    gap: 12,
    marginInline: -16,
    paddingInline: 16,
    paddingBlock: 4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
)
const Tile = styled(Link)(
  css({
    display: 'grid',
    gap: 6,
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    '&:hover': { color: color.turquoise },
  }),
)
const Frame = styled.span(
  css({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: corner.small,
    backgroundColor: color.sunken,
    color: color.inkSoft,
    '& picture': { blockSize: '100%' },
  }),
)
const Title = styled.span(
  css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }),
)

export type RecentProduct = { href: string; title: string; picture?: PictureSource | null | undefined }

/** Small pictures of products that lead back to them; no prices, which could have changed since. */
export const RecentRow = ({ products }: { products: readonly RecentProduct[] }) => (
  <Row>
    {products.map(({ href, title, picture }) => (
      <li key={href}>
        <Tile href={href}>
          <Frame>
            {picture ? (
              <ProductPicture {...picture} alt="" sizes="104px" />
            ) : (
              <ImageOff size={24} aria-hidden="true" />
            )}
          </Frame>
          <Title>{title}</Title>
        </Tile>
      </li>
    ))}
  </Row>
)
