import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Paper from '@mui/material/Paper'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { mirrorStyles } from '../../elements/mirror.ts'
import { Link } from '../../link/link.tsx'
import { ArchFrame } from '../../motifs/arch-frame.tsx'
import { GirihPattern } from '../../motifs/girih-pattern.tsx'
import { ProductPicture } from '../../product/card/product-picture.tsx'
import { from, layer, pageWidth } from '../../theme/tokens.ts'
import { color, floating } from '../../theme/vars.ts'
import { navigationMessages as text } from '../navigation.messages.ts'
import type { MenuItem } from '../navigation.types.ts'

// Not MUI's `Popover`, which covers the page and takes the focus: this one opens under a mouse that passes.
const Sheet = styled(Paper)(
  css({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: layer.overlay,
    maxBlockSize: 'calc(100dvh - 140px)',
    overflowY: 'auto',
    borderRadius: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    boxShadow: floating,
    '&[hidden]': { display: 'none' },
  }),
)
const Columns = styled.ul(
  css({
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    maxInlineSize: pageWidth,
    marginInline: 'auto',
    paddingBlock: 24,
    paddingInline: 16,
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingInline: 32 },
    [from.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  }),
)
const Category = styled.li(
  css({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', columnGap: 14, alignContent: 'start' }),
)
const Arch = styled.div(css({ paddingBlockStart: 4 }))
const Lattice = styled.div(
  css({ blockSize: '100%', backgroundColor: color.turquoiseSoft, color: color.turquoise }),
)
const Heading = styled(Link)(
  css({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 40,
    fontWeight: 700,
    color: color.ink,
    '&:hover': { color: color.turquoise },
  }),
)
const Child = styled(Link)(
  css({
    display: 'block',
    paddingBlock: 4,
    fontSize: '0.9375rem',
    color: color.inkSoft,
    '&:hover': { color: color.turquoise },
  }),
)
const Bestsellers = styled(Link)(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 36,
    fontSize: '0.875rem',
    fontWeight: 600,
    color: color.turquoise,
    '& > svg': { flex: 'none', ...mirrorStyles },
    '&:hover': { textDecoration: 'underline' },
  }),
)

export type CategoryPanelProps = {
  id: string
  isOpen: boolean
  categories: readonly MenuItem[]
  onClose: () => void
}

/** Every category seen through its arch, with what lies below it and the way to its best sellers. */
export const CategoryPanel = ({ id, isOpen, categories, onClose }: CategoryPanelProps) => (
  // A press on its ground leaves the focus inside.
  <Sheet id={id} role="group" aria-label={text.categories} hidden={!isOpen} tabIndex={-1}>
    <Columns>
      {categories.map(({ title, url, picture, bestsellersUrl, children = [] }) => (
        <Category key={url}>
          <Arch aria-hidden="true">
            <ArchFrame>
              {picture ? (
                <ProductPicture {...picture} alt="" sizes="56px" />
              ) : (
                <Lattice>
                  <GirihPattern tile={28} opacity={0.5} />
                </Lattice>
              )}
            </ArchFrame>
          </Arch>
          <div>
            <Heading href={url} onClick={onClose}>
              {title}
            </Heading>
            {children.map((child) => (
              <Child key={child.url} href={child.url} onClick={onClose}>
                {child.title}
              </Child>
            ))}
            {bestsellersUrl && (
              <Bestsellers href={bestsellersUrl} aria-label={text.bestsellersOf(title)} onClick={onClose}>
                {text.bestsellers}
                <ChevronLeft size={16} aria-hidden="true" />
              </Bestsellers>
            )}
          </div>
        </Category>
      ))}
    </Columns>
  </Sheet>
)
