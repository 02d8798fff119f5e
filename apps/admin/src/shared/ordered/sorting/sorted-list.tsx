import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { announcementsOf } from './announcements-of.ts'
import { SortedItem } from './sorted-item.tsx'
import { sortingMessages as text } from './sorting.messages.ts'

const List = styled.ol(
  css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, padding: 0, listStyle: 'none' }),
)

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }
// A press that trembles is no drag.
const pointer = { activationConstraint: { distance: 4 } }

export interface SortedListProps {
  label: string
  ids: readonly string[]
  /** Returns the name of an item, for its handle and the announcements. */
  nameOf: (id: string) => string
  /** One was dragged to the place of another. */
  onMove: (from: number, to: number) => void
  /** One thing with the handle that it is dragged by. */
  children: (id: string, handle: ReactNode) => ReactNode
}

/** A list whose things are dragged by mouse, finger or keyboard. */
export const SortedList = ({ label, ids, nameOf, onMove, children }: SortedListProps) => {
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcementsOf(ids, nameOf),
        screenReaderInstructions: { draggable: text.howTo },
      }}
      onDragEnd={end}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {ids.map((id) => (
            <SortedItem key={id} id={id} name={nameOf(id)} isAlone={ids.length === 1}>
              {(handle) => children(id, handle)}
            </SortedItem>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  )
}
