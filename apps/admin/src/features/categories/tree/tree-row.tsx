import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import { color, floating, IconButton, VisuallyHidden } from '@hojreh/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { paths } from '../../../paths.ts'
import { moved } from '../../../shared/ordered/moved.ts'
import { Handle } from '../../../shared/ordered/sorting/handle.tsx'
import { Soft } from '../../../shared/panel.tsx'
import { RowLink } from '../../../shared/row-table.tsx'
import { categoriesMessages as text } from '../categories.messages.ts'
import type { CategoryRow } from '../category-rows-of.ts'

/** One level of the tree, in pixels; a finger moves a category by it, too. */
export const INDENT = 24

const Item = styled.li<{ isTaken: boolean; depth: number }>(({ isTaken, depth }) =>
  css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    paddingBlock: 6,
    paddingInline: `${8 + depth * INDENT}px 8px`,
    backgroundColor: color.surface,
    '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.line}` },
    '&:has(a[data-row]):hover': { backgroundColor: color.sunken },
    '&:has(a[data-row]:focus-visible)': { outline: `2px solid ${color.turquoise}`, outlineOffset: -2 },
    // Above the link of the whole row.
    '& > button': { position: 'relative', zIndex: 1, flexShrink: 0 },
    ...(isTaken && { zIndex: 2, outline: `2px solid ${color.turquoise}`, boxShadow: floating }),
  }),
)
const Name = styled.span(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 12,
    flex: '1 1 0',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)

/** A category in the tree: dragged by its handle, moved by its buttons, opened by all the rest. */
export const TreeRow = ({
  row: { category, depth: own, siblings },
  depth = own,
  isResting,
  onOrder,
}: {
  row: CategoryRow
  /** Where it would stand while it is dragged. */
  depth?: number | undefined
  /** Nothing moves while a move is kept. */
  isResting: boolean
  onOrder: (siblings: string[]) => void
}) => {
  const { id, title, goods } = category
  const sortable = useSortable({ id, disabled: isResting })
  const { setNodeRef, transform, transition, isDragging } = sortable
  const place = siblings.indexOf(id)
  const move = (by: -1 | 1) => onOrder(moved(siblings, place, place + by))
  return (
    <Item
      ref={setNodeRef}
      isTaken={isDragging}
      depth={depth}
      // To the side it goes by its level alone.
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
    >
      <Handle name={title} sortable={sortable} disabled={false} />
      <Name>
        <RowLink href={paths.category.replace(':id', id)}>{title}</RowLink>
        <VisuallyHidden>{text.level(formatNumber(own + 1))}</VisuallyHidden>
        <Soft>{text.goods(formatNumber(goods))}</Soft>
      </Name>
      <IconButton label={text.up(title)} disabled={place === 0} onClick={() => move(-1)}>
        <ArrowUp size={18} />
      </IconButton>
      <IconButton label={text.down(title)} disabled={place === siblings.length - 1} onClick={() => move(1)}>
        <ArrowDown size={18} />
      </IconButton>
    </Item>
  )
}
