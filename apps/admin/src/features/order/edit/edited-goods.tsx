import { MOST_PIECES, type OrderRecord, type ProductRow } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button, Quantity, type ValueProps } from '@hojreh/ui'
import { FindGoods } from '../../../shared/goods/find-goods.tsx'
import { GoodsLines } from '../../../shared/goods/goods-lines.styles.ts'
import { Soft } from '../../../shared/panel.tsx'
import { orderEditMessages as text } from './edit.messages.ts'
import { countsOf, type EditedLine, withCount } from './edit-lines.rules.ts'

/** Note of a line: its count before the edit, and how many pieces were shipped already. */
const noteOf = (order: OrderRecord, { productId, count }: EditedLine): string => {
  const { now, sent } = countsOf(order, productId)
  const was = now === 0 ? text.added : now === count ? '' : text.was(toPersianDigits(now))
  return [was, sent > 0 ? text.sent(toPersianDigits(sent)) : ''].filter(Boolean).join('، ')
}

type Lines = ValueProps<readonly EditedLine[]> & { order: OrderRecord }

const actsOf = ({ order, value: lines = [], onChange }: Lines) => {
  const setCount = (productId: string, count: number) => onChange(withCount(lines, order, productId, count))
  const add = ({ productId, title }: ProductRow) => {
    const line = lines.find((one) => one.productId === productId)
    if (line) setCount(productId, line.count + 1)
    else onChange([...lines, { productId, title, count: 1 }])
  }
  return { lines, add, setCount }
}

/** The order's goods with a stepper each, and a search for another one. */
export const EditedGoods = (props: Lines) => {
  const { order } = props
  const { lines, add, setCount } = actsOf(props)
  return (
    <>
      <GoodsLines>
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
                max={MOST_PIECES}
                label={text.countOf(title)}
                removeLabel={text.takeOut}
                onIncrease={() => setCount(productId, count + 1)}
                onDecrease={() => setCount(productId, Math.max(count - 1, sent))}
              />
            </li>
          )
        })}
      </GoodsLines>
      <FindGoods onPick={add} />
    </>
  )
}
