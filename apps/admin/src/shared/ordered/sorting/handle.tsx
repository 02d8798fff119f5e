import type { useSortable } from '@dnd-kit/sortable'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton } from '@hojreh/ui'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { sortingMessages as text } from './sorting.messages.ts'

// A finger on it moves the thing and not the page.
const Grip = styled(IconButton)(
  css({ flexShrink: 0, touchAction: 'none', cursor: 'grab', '&:active': { cursor: 'grabbing' } }),
)

/** The drag handle of an item. Only it starts a drag, so that a finger on the rest of the item scrolls the page. */
export const Handle = ({
  name,
  sortable: { attributes, listeners, setActivatorNodeRef },
  disabled,
}: {
  name: string
  sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>
  disabled: boolean
}) => (
  <Grip
    {...attributes}
    {...listeners}
    ref={setActivatorNodeRef}
    label={text.handle(name)}
    aria-roledescription={text.role}
    disabled={disabled}
  >
    <GripVertical size={18} />
  </Grip>
)
