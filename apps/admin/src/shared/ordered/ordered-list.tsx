import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, IconButton } from '@hojreh/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Row } from '../panel.tsx'
import { orderedMessages as text } from './ordered.messages.ts'

const List = styled.ol(css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }))
const Item = styled.li(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    padding: 12,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
  }),
)
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

/** The items after the one at `place` went up (-1) or down (1). */
const moved = <One,>(items: readonly One[], place: number, by: -1 | 1): One[] =>
  items.flatMap((item, index) => {
    if (index === place) return []
    if (index !== place + by) return [item]
    const mover = items[place] as One
    return by === -1 ? [mover, item] : [item, mover]
  })

/** Things in an order that a person gives them, by buttons and so by the keyboard, each with what is edited of it. */
export const OrderedList = <One extends { id: string }>({
  label,
  items,
  nameOf,
  onChange,
  head,
  children,
}: {
  label: string
  items: readonly One[]
  /** What an item is called, on its buttons. */
  nameOf: (item: One) => string
  onChange: (items: One[]) => void
  /** Beside the buttons; the name without it. */
  head?: ((item: One, change: (changes: Partial<One>) => void) => ReactNode) | undefined
  children: (item: One, change: (changes: Partial<One>) => void) => ReactNode
}) => (
  <List aria-label={label}>
    {items.map((item, place) => {
      const name = nameOf(item)
      const change = (changes: Partial<One>) =>
        onChange(items.map((other) => (other.id === item.id ? { ...other, ...changes } : other)))
      return (
        <Item key={item.id}>
          <Head>
            {head ? head(item, change) : <strong>{name}</strong>}
            <Row>
              <IconButton
                label={text.up(name)}
                disabled={place === 0}
                onClick={() => onChange(moved(items, place, -1))}
              >
                <ArrowUp size={18} />
              </IconButton>
              <IconButton
                label={text.down(name)}
                disabled={place === items.length - 1}
                onClick={() => onChange(moved(items, place, 1))}
              >
                <ArrowDown size={18} />
              </IconButton>
              <IconButton
                label={text.remove(name)}
                onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
              >
                <X size={18} />
              </IconButton>
            </Row>
          </Head>
          {children(item, change)}
        </Item>
      )
    })}
  </List>
)
