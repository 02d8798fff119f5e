import { MOST_PIECES, type ProductRow } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Quantity, Toman } from '@hojreh/ui'
import { useField, useForm } from 'react-final-form'
import { FindGoods } from '../../shared/goods/find-goods.tsx'
import { GoodsLines } from '../../shared/goods/goods-lines.styles.ts'
import { Panel, Soft, Stack, Warning } from '../../shared/panel.tsx'
import { phoneOrderMessages as text } from './phone-order.messages.ts'
import type { PhoneOrderLine, PhoneOrderValues } from './phone-order-values.ts'
import { useQuote } from './use-quote.ts'

const useLines = () => {
  const form = useForm<PhoneOrderValues>()
  const { input } = useField<readonly PhoneOrderLine[]>('lines', { subscription: { value: true } })
  const lines = input.value
  const put = (next: readonly PhoneOrderLine[]) => form.change('lines', next)
  const setCount = (productId: string, count: number) =>
    put(
      lines.flatMap((line) =>
        line.productId !== productId ? [line] : count > 0 ? [{ ...line, count }] : [],
      ),
    )
  const add = ({ productId, title }: ProductRow) => {
    if (form.getState().values.requestId === '') form.change('requestId', crypto.randomUUID())
    const line = lines.find((one) => one.productId === productId)
    if (line) setCount(productId, line.count + 1)
    else put([...lines, { productId, title, count: 1 }])
  }
  return { lines, add, setCount }
}

/** What is ordered, found by its name, and how many of it. */
export const Goods = () => {
  const { lines, add, setCount } = useLines()
  const { data: quote } = useQuote()
  const quoted = new Map(quote?.lines.map((line) => [line.productId, line]))
  return (
    <Panel>
      <h2>{text.goods}</h2>
      <Stack>
        <FindGoods onPick={add} />
        {lines.length === 0 && <Soft>{text.noneYet}</Soft>}
        <GoodsLines>
          {lines.map(({ productId, title, count }) => {
            const { unitPrice, maxCount = MOST_PIECES } = quoted.get(productId) ?? {}
            return (
              <li key={productId}>
                <p>
                  {title}
                  <br />
                  {unitPrice !== undefined && (
                    <Soft>
                      <Toman rial={unitPrice} />
                    </Soft>
                  )}
                </p>
                <Quantity
                  count={count}
                  max={maxCount}
                  label={text.countOf(title)}
                  onIncrease={() => setCount(productId, count + 1)}
                  onDecrease={() => setCount(productId, count - 1)}
                />
                {count > maxCount && <Warning>{text.tooMany(toPersianDigits(maxCount))}</Warning>}
              </li>
            )
          })}
        </GoodsLines>
      </Stack>
    </Panel>
  )
}
