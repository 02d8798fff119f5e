import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { OrderRecord, ProductRow } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button, color, Quantity } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { FindGoods } from '../../../shared/goods/find-goods.tsx'
import { Soft } from '../../../shared/panel.tsx'
import { orderEditMessages as text } from './edit.messages.ts'
import { countsOf, type EditedLine, withCount } from './edit-lines.rules.ts'

const MOST = 1_000

const List = styled.ul(
  css({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      paddingBlock: 10,
    },
    '& > li + li': { borderBlockStart: `1px dashed ${color.lineStrong}` },
    '& p': { flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.7 },
    '& s': { color: color.inkSoft },
  }),
)

/** What a line was before, and that some of it left already. */
const noteOf = (order: OrderRecord, { productId, count }: EditedLine): string => {
  const { now, sent } = countsOf(order, productId)
  const was = now === 0 ? text.added : now === count ? '' : text.was(toPersianDigits(now))
  return [was, sent > 0 ? text.sent(toPersianDigits(sent)) : ''].filter(Boolean).join('، ')
}

const useLines = (order: OrderRecord) => {
  const { input } = useField<readonly EditedLine[]>('lines', { subscription: { value: true } })
  const { value: lines, onChange } = input
  const setCount = (productId: string, count: number) => onChange(withCount(lines, order, productId, count))
  const add = ({ productId, title }: ProductRow) => {
    const line = lines.find((one) => one.productId === productId)
    if (line) setCount(productId, line.count + 1)
    else onChange([...lines, { productId, title, count: 1 }])
  }
  return { lines, add, setCount }
}

/** The order's goods with a stepper each, and a search for another one. */
export const EditedGoods = ({ order }: { order: OrderRecord }) => {
  const { lines, add, setCount } = useLines(order)
  return (
    <>
      <List>
        {lines.map((line) => {
          const { productId, title, count } = line
          const { now, sent } = countsOf(order, productId)
          if (count === 0)
            return (
              <li key={productId}>
                <p>
                  <s>{title}</s> <Soft>{text.removed}</Soft>
                </p>
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={text.putBack(title)}
                  onClick={() => setCount(productId, now)}
                >
                  {text.back}
                </Button>
              </li>
            )
          return (
            <li key={productId}>
              <p>
                {title}
                <br />
                <Soft>{noteOf(order, line)}</Soft>
              </p>
              <Quantity
                count={count}
                max={MOST}
                label={text.countOf(title)}
                removeLabel={text.takeOut}
                onIncrease={() => setCount(productId, count + 1)}
                onDecrease={() => setCount(productId, Math.max(count - 1, sent))}
              />
            </li>
          )
        })}
      </List>
      <FindGoods onPick={add} />
    </>
  )
}
