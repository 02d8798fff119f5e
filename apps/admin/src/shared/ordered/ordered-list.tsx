import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton } from '@hojreh/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Row } from '../panel.tsx'
import { moved } from './moved.ts'
import { orderedMessages as text } from './ordered.messages.ts'
import { Sorting } from './sorting/sorting.tsx'

const Head = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    overflowWrap: 'anywhere',
  }),
)

/** Changes the list as it is by then: a picture that was on its way meets what was typed meanwhile. */
const useChangeList = <One,>(items: readonly One[], onChange: (items: One[]) => void) => {
  const latest = useRef({ items, onChange })
  useLayoutEffect(() => {
    latest.current = { items, onChange }
  })
  return (changed: (items: readonly One[]) => One[]) => {
    const list = changed(latest.current.items)
    latest.current.items = list
    latest.current.onChange(list)
  }
}

/** Things in an order that a person gives them, by dragging or by buttons, each with what is edited of it. */
export const OrderedList = <One extends { id: string }>({
  label,
  items,
  nameOf,
  onChange,
  head,
  isWhole = false,
  children,
}: {
  label: string
  items: readonly One[]
  /** What an item is called, on its buttons. */
  nameOf: (item: One) => string
  onChange: (items: One[]) => void
  /** Beside the buttons; the name without it. */
  head?: ((item: One, change: (changes: Partial<One>) => void) => ReactNode) | undefined
  /** Nothing is taken out of it. */
  isWhole?: boolean
  children?: (item: One, change: (changes: Partial<One>) => void) => ReactNode
}) => {
  const byId = new Map(items.map((item, place) => [item.id, { item, place }]))
  const changeList = useChangeList(items, onChange)
  const move = (from: number, to: number) => changeList((list) => moved(list, from, to))
  const itemOf = (id: string, handle: ReactNode) => {
    const found = byId.get(id)
    if (!found) return null
    const { item, place } = found
    const name = nameOf(item)
    const change = (changes: Partial<One>) =>
      changeList((list) => list.map((other) => (other.id === id ? { ...other, ...changes } : other)))
    return (
      <>
        <Head>
          {head ? head(item, change) : <strong>{name}</strong>}
          <Row>
            {handle}
            <IconButton label={text.up(name)} disabled={place === 0} onClick={() => move(place, place - 1)}>
              <ArrowUp size={18} />
            </IconButton>
            <IconButton
              label={text.down(name)}
              disabled={place === items.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <ArrowDown size={18} />
            </IconButton>
            {!isWhole && (
              <IconButton
                label={text.remove(name)}
                onClick={() => changeList((list) => list.filter((other) => other.id !== id))}
              >
                <X size={18} />
              </IconButton>
            )}
          </Row>
        </Head>
        {children?.(item, change)}
      </>
    )
  }
  return items.length === 0 ? null : (
    <Sorting
      label={label}
      ids={items.map(({ id }) => id)}
      nameOf={(id) => {
        const found = byId.get(id)
        return found ? nameOf(found.item) : ''
      }}
      onMove={move}
    >
      {itemOf}
    </Sorting>
  )
}
