import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, floating } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { Handle } from './handle.tsx'

const Item = styled.li<{ isTaken: boolean }>(({ isTaken }) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    padding: 12,
    border: `1px solid ${isTaken ? color.turquoise : color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    ...(isTaken && { position: 'relative', zIndex: 2, boxShadow: floating }),
  }),
)

/** A thing of a list that can be dragged by its handle. */
export const SortedItem = ({
  id,
  name,
  isAlone,
  children,
}: {
  id: string
  name: string
  /** There is nowhere to bring it. */
  isAlone: boolean
  children: (handle: ReactNode) => ReactNode
}) => {
  const sortable = useSortable({ id, disabled: isAlone })
  const { setNodeRef, transform, transition, isDragging } = sortable
  return (
    <Item
      ref={setNodeRef}
      isTaken={isDragging}
      // Never its size: things of a list differ in height.
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(<Handle name={name} sortable={sortable} disabled={isAlone} />)}
    </Item>
  )
}
