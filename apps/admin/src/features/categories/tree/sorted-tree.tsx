import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { AdminCategory } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { color, corner, VisuallyHidden } from '@hojreh/ui'
import { useRef, useState } from 'react'
import { categoriesMessages as text } from '../categories.messages.ts'
import type { CategoryRow } from '../category-rows-of.ts'
import { type CategoryPlace, placeOf, withoutBelow } from './place-of.ts'
import { treeKeys } from './tree-keys.ts'
import { INDENT, TreeRow } from './tree-row.tsx'

const Tree = styled.ol(
  css({
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    overflow: 'clip',
  }),
)

interface Drag {
  id: string
  overId: string
  /** How many levels deeper than where it was taken. */
  steps: number
}

const quiet = () => undefined
// The library knows no levels: what a screen reader says is in the status below.
const announcements: Announcements = {
  ...{ onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet },
}
// A press that trembles is no drag.
const pointer = { activationConstraint: { distance: 4 } }
const measuring = { droppable: { strategy: MeasuringStrategy.Always } }

export interface SortedTreeProps {
  rows: readonly CategoryRow[]
  isResting: boolean
  onPlace: (category: AdminCategory, place: CategoryPlace) => void
}

/** The tree whose categories are dragged by mouse, finger or keyboard: up and down, and to the side below another one. */
export const SortedTree = ({ rows, isResting, onPlace }: SortedTreeProps) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const [said, setSaid] = useState('')
  const shown = drag ? withoutBelow(rows, drag.id) : rows
  const taken = rows.find(({ category }) => category.id === drag?.id)?.category
  const place = drag && placeOf(shown, drag.id, drag.overId, drag.steps)
  const wordsOf = ({ parentId, siblings }: CategoryPlace, { id, title }: AdminCategory) =>
    text.place(
      title,
      rows.find(({ category }) => category.id === parentId)?.category.title,
      formatNumber(siblings.indexOf(id) + 1),
      formatNumber(siblings.length),
    )
  const mayGo = useRef<(by: 1 | -1) => boolean>(() => false)
  mayGo.current = (by) =>
    drag !== null &&
    place !== null &&
    placeOf(shown, drag.id, drag.overId, place.depth - depthOf(shown, drag.id) + by).depth !== place.depth
  const [coordinateGetter] = useState(() => treeKeys(INDENT, (by) => mayGo.current(by)))
  const sensors = useSensors(
    useSensor(PointerSensor, pointer),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
  const leave = (words: string) => {
    setSaid(words)
    setDrag(null)
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        measuring={measuring}
        accessibility={{ announcements, screenReaderInstructions: { draggable: text.howTo } }}
        onDragStart={({ active: { id } }) => setDrag({ id: String(id), overId: String(id), steps: 0 })}
        // Deeper is to the left.
        onDragMove={({ delta }) => setDrag((now) => now && { ...now, steps: Math.round(-delta.x / INDENT) })}
        onDragOver={({ over }) => setDrag((now) => now && { ...now, overId: String(over?.id ?? now.id) })}
        onDragEnd={() => {
          if (!taken || !place) return
          leave(text.put(wordsOf(place, taken)))
          onPlace(taken, place)
        }}
        onDragCancel={() => leave(text.left(taken?.title ?? ''))}
      >
        <SortableContext
          items={shown.map(({ category }) => category.id)}
          strategy={verticalListSortingStrategy}
        >
          <Tree aria-label={text.list}>
            {shown.map((row) => (
              <TreeRow
                key={row.category.id}
                row={row}
                depth={row.category.id === drag?.id ? place?.depth : undefined}
                isResting={isResting}
                onOrder={(siblings) =>
                  onPlace(row.category, { parentId: row.category.parentId, depth: row.depth, siblings })
                }
              />
            ))}
          </Tree>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{taken && place ? wordsOf(place, taken) : said}</VisuallyHidden>
    </>
  )
}

const depthOf = (rows: readonly CategoryRow[], id: string): number =>
  rows.find(({ category }) => category.id === id)?.depth ?? 0
