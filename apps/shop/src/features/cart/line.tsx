import { hrefOfProduct, toPictureSource, useConfirm } from '@hojreh/app'
import { useAddToCart } from '@hojreh/auth/react'
import type { CartLine as Line } from '@hojreh/contract'
import { Button, CartLine } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { neededMark } from './needed.ts'
import { useRemovedLines } from './removed-lines.tsx'

/** The way out of a line's problem: fewer of it, or none. */
const wayOutOf = ({ problem, count, maxCount }: Line) => {
  if (problem === 'gone' || (problem === 'insufficient_stock' && maxCount === 0)) {
    return { label: text.removeLine, change: -count }
  }
  return problem === 'insufficient_stock'
    ? { label: text.setCount(maxCount), change: maxCount - count }
    : null
}

/** A product in the cart; every change is a call and the server's answer is what shows. */
export const CartRow = ({ line }: { line: Line }) => {
  const { changeCount, isBusy } = useAddToCart()
  const confirm = useConfirm()
  const { note } = useRemovedLines()
  const { productId, title, count } = line
  const remove = async () => {
    const isSure = await confirm({
      title: text.removeTitle(title),
      text: text.removeText,
      confirmLabel: text.removeConfirm,
    })
    if (isSure && (await changeCount(productId, -count)) === 'changed') note({ productId, title, count })
  }
  const change = (by: number) => void (count + by > 0 ? changeCount(productId, by) : remove())
  const wayOut = wayOutOf(line)
  return (
    <CartLine
      href={hrefOfProduct(line.slug)}
      title={line.title}
      picture={line.image && toPictureSource(line.image)}
      unitPrice={line.unitPrice}
      priceBefore={line.priceBefore}
      listPrice={line.listPrice}
      count={line.count}
      maxCount={line.maxCount}
      lineTotal={line.lineTotal}
      problem={line.problem}
      problemAction={
        wayOut && (
          <Button variant="link" {...neededMark} disabled={isBusy} onClick={() => change(wayOut.change)}>
            {wayOut.label}
          </Button>
        )
      }
      isBusy={isBusy}
      onIncrease={() => change(1)}
      onDecrease={() => change(-1)}
    />
  )
}
