import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { ArchFrame } from '../motifs/arch-frame.tsx'
import { GirihPattern } from '../motifs/girih-pattern.tsx'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'

const Anchor = styled(Link)(
  css({
    display: 'grid',
    gap: 8,
    alignContent: 'start',
    textAlign: 'center',
    fontWeight: 600,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
    '&:hover': { color: color.turquoise },
    '&:hover img': { transform: 'scale(1.05)' },
  }),
)

const Lattice = styled.div(
  css({ blockSize: '100%', backgroundColor: color.turquoiseSoft, color: color.turquoise }),
)

/** Categories in a row on phones, all in sight on desktop. */
export const CategoryRow = styled.div(
  css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '112px',
    gap: 12,
    marginInline: -16,
    paddingInline: 16,
    paddingBlock: 4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [from.desktop]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      rowGap: 24,
      columnGap: 24,
      marginInline: 0,
      paddingInline: 0,
      overflow: 'visible',
    },
    [from.wide]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', columnGap: 24 },
  }),
)

const subcategoryRow = css({
  display: 'grid',
  gridAutoFlow: 'column',
  // Wider with large text.
  gridAutoColumns: '4.5rem',
  justifyContent: 'start',
  gap: 12,
  marginInline: -16,
  marginBlockEnd: 16,
  paddingInline: 16,
  paddingBlock: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': { fontSize: '0.8125rem' },
  [from.desktop]: { gridAutoColumns: '5.5rem', marginInline: -4, paddingInline: 4 },
})

/** Smaller, above a list: the goods begin in the first view. */
export const SubcategoryRow = styled.nav(subcategoryRow)

/** The same in the middle of a page: each of its `count` has its place before it is there, so none moves while the page arrives. */
export const CentredCategories = styled('nav', { shouldForwardProp: (name) => name !== 'count' })<{
  count: number
}>(subcategoryRow, ({ count }) =>
  css({
    gridTemplateColumns: `repeat(${count}, 4.5rem)`,
    justifyContent: 'safe center',
    [from.desktop]: { gridTemplateColumns: `repeat(${count}, 5.5rem)` },
  }),
)

export type CategoryArchProps = {
  href: string
  title: string
  /** Without one the arch shows a girih lattice. */
  picture: PictureSource | null
  /** As wide as in a `SubcategoryRow`: a smaller file will do. */
  isSmall?: boolean
}

const SIZES = '(min-width: 1200px) 120px, (min-width: 900px) 18vw, 104px'
const SMALL_SIZES = '(min-width: 900px) 88px, 72px'

/** A category seen through the arch. */
export const CategoryArch = ({ href, title, picture, isSmall = false }: CategoryArchProps) => (
  <Anchor href={href}>
    <ArchFrame>
      {picture ? (
        <ProductPicture {...picture} alt="" sizes={isSmall ? SMALL_SIZES : SIZES} />
      ) : (
        <Lattice>
          <GirihPattern tile={44} opacity={0.5} />
        </Lattice>
      )}
    </ArchFrame>
    {title}
  </Anchor>
)
