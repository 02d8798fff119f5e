import { useOrderCategoriesMutation } from '@hojreh/api/admin'
import type { AdminCategory } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { IconButton, VisuallyHidden } from '@hojreh/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { paths } from '../../paths.ts'
import { useAct } from '../../shared/acts/use-act.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { categoriesMessages as text } from './categories.messages.ts'
import { type CategoryRow, categoryRowsOf } from './category-rows-of.ts'

const Place = ({ row: { category, siblings } }: { row: CategoryRow }) => {
  const [order, { isLoading }] = useOrderCategoriesMutation()
  const act = useAct()
  const { id, title, parentId } = category
  const place = siblings.indexOf(id)
  const move = (by: -1 | 1) => {
    const ids = siblings.toSpliced(place, 1).toSpliced(place + by, 0, id)
    void act(order({ parentId, ids }), text.moved)
  }
  return (
    // Above the link of the whole row.
    <Row style={{ position: 'relative', zIndex: 1 }}>
      <IconButton label={text.up(title)} disabled={isLoading || place === 0} onClick={() => move(-1)}>
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        label={text.down(title)}
        disabled={isLoading || place === siblings.length - 1}
        onClick={() => move(1)}
      >
        <ArrowDown size={18} />
      </IconButton>
    </Row>
  )
}

const cellsOf = (row: CategoryRow) => [
  <Row key="title" style={{ paddingInlineStart: `${row.depth * 24}px` }}>
    <RowLink href={paths.category.replace(':id', row.category.id)}>{row.category.title}</RowLink>
    <VisuallyHidden>{text.level(formatNumber(row.depth + 1))}</VisuallyHidden>
  </Row>,
  <Soft key="goods">{text.goods(formatNumber(row.category.goods))}</Soft>,
  <Place key="place" row={row} />,
]

/** The tree of categories; each row leads to its form. */
export const CategoryRows = ({ categories }: { categories: readonly AdminCategory[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="3fr 1fr 1fr"
    rows={categoryRowsOf(categories).map((row) => ({ key: row.category.id, cells: cellsOf(row) }))}
  />
)
