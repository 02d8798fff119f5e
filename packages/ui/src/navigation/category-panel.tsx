import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Fade from '@mui/material/Fade'
import Popover, { type PopoverProps } from '@mui/material/Popover'
import { Link } from '../link/link.tsx'
import { GirihStar } from '../motifs/girih-star.tsx'
import { from, pageWidth } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { navigationMessages as text } from './navigation.messages.ts'
import type { MenuItem } from './navigation.types.ts'

// From edge to edge, where MUI would leave a margin.
const Sheet = styled(Popover)(
  css({
    '& > .MuiPopover-paper': {
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: 'calc(100dvh - 140px)',
      borderInline: 0,
      borderRadius: 0,
    },
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
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', paddingInline: 32 },
    [from.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  }),
)
const Heading = styled(Link)(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 40,
    fontWeight: 700,
    color: color.ink,
    '& svg': { color: color.saffron, flex: 'none' },
    '&:hover': { color: color.turquoise },
  }),
)
const Child = styled(Link)(
  css({
    display: 'block',
    paddingBlock: 4,
    paddingInlineStart: 20,
    fontSize: '0.9375rem',
    color: color.inkSoft,
    '&:hover': { color: color.turquoise },
  }),
)

export type CategoryPanelProps = Pick<PopoverProps, 'id' | 'anchorEl' | 'open'> & {
  categories: readonly MenuItem[]
  onClose: () => void
}

/** Every category and what lies below it, under the header. */
export const CategoryPanel = ({ categories, id, onClose, ...popover }: CategoryPanelProps) => (
  <Sheet
    {...popover}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    marginThreshold={null}
    slots={{ transition: Fade }}
    slotProps={{ paper: { id, role: 'dialog', 'aria-label': text.categories } }}
  >
    <Columns>
      {categories.map((category) => (
        <li key={category.url}>
          <Heading href={category.url} onClick={onClose}>
            <GirihStar size={12} />
            {category.title}
          </Heading>
          {category.children?.map((child) => (
            <Child key={child.url} href={child.url} onClick={onClose}>
              {child.title}
            </Child>
          ))}
        </li>
      ))}
    </Columns>
  </Sheet>
)
