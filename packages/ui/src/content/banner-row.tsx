import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { contentMessages as text } from './content.messages.ts'

const Row = styled.ul(
  css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(80%, 320px)',
    gap: 12,
    marginInline: -16,
    paddingInline: 16,
    overflowX: 'auto',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: 16,
    scrollbarWidth: 'none',
    '& > li': { scrollSnapAlign: 'start' },
    [from.tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      gap: 20,
      marginInline: 0,
      paddingInline: 0,
    },
  }),
)
const Anchor = styled(Link)(
  css({
    display: 'block',
    overflow: 'hidden',
    blockSize: '100%',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '& picture': { aspectRatio: '2 / 1' },
    '& img': { transition: 'transform 250ms ease' },
    '&:hover img': { transform: 'scale(1.04)' },
    '&:hover strong': { color: color.turquoise },
  }),
)
const Words = styled.span(
  css({
    display: 'grid',
    gap: 2,
    paddingInline: 16,
    paddingBlock: 12,
    '& strong': { lineHeight: 1.6 },
    '& small': { color: color.inkSoft, fontSize: '0.875rem' },
  }),
)

export type Banner = { href: string; title: string; text?: string | undefined; picture: PictureSource }

/** Invitations between the sections of the home page, pushed sideways on phones; the words stand under the picture. */
export const BannerRow = ({ banners }: { banners: readonly Banner[] }) => (
  <Row aria-label={text.banners}>
    {banners.map((banner) => (
      <li key={banner.href + banner.title}>
        <Anchor href={banner.href}>
          <ProductPicture
            {...banner.picture}
            alt=""
            sizes="(min-width: 900px) 400px, (min-width: 600px) 50vw, 100vw"
          />
          <Words>
            <strong>{banner.title}</strong>
            {banner.text && <small>{banner.text}</small>}
          </Words>
        </Anchor>
      </li>
    ))}
  </Row>
)
