import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Quantity } from '../elements/actions/quantity.tsx'
import { Toman } from '../elements/figures/figures.tsx'
import { Price } from '../elements/figures/price.tsx'
import { GirihStar } from '../motifs/girih-star.tsx'
import { MissingPicture } from '../product/card/product-parts.tsx'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { cartMessages as text } from './cart.messages.ts'
import { Actions, Detail, Info, Line, Problem, Thumb, Title } from './cart-line.styles.ts'

export type CartProblem = 'price_changed' | 'insufficient_stock' | 'gone'

/** Prices in rial. */
export type CartLineProps = {
  href: string
  title: string
  picture?: PictureSource | null
  unitPrice: number
  /** Of one piece, when the price is another one since. */
  priceBefore?: number | null
  listPrice?: number | null
  count: number
  maxCount: number
  lineTotal: number
  problem?: CartProblem | null | undefined
  /** The way out of the problem, beside its sentence. */
  problemAction?: ReactNode
  isBusy?: boolean
  onIncrease: () => void
  onDecrease: () => void
}

/** One product in the cart: an `<li>`. */
export const CartLine = ({
  href,
  title,
  picture,
  unitPrice,
  priceBefore = null,
  listPrice = null,
  count,
  maxCount,
  lineTotal,
  problem,
  problemAction,
  isBusy = false,
  onIncrease,
  onDecrease,
}: CartLineProps) => (
  <Line>
    <Thumb href={href} tabIndex={-1} aria-hidden="true">
      {picture ? (
        <ProductPicture {...picture} alt="" sizes="120px" />
      ) : (
        <MissingPicture>
          <GirihStar size={40} />
        </MissingPicture>
      )}
    </Thumb>
    <Info>
      <Title href={href}>{title}</Title>
      {count > 1 && (
        <Detail>
          {text.each} <Toman rial={unitPrice} />
        </Detail>
      )}
    </Info>
    <Actions>
      <Quantity
        count={count}
        max={maxCount}
        isBusy={isBusy}
        onIncrease={onIncrease}
        onDecrease={onDecrease}
        label={title}
      />
      <Price price={lineTotal} listPrice={listPrice === null ? null : listPrice * count} />
    </Actions>
    {problem && (
      <Problem
        variant="problem"
        // What is severe keeps the cart from being paid.
        severity={problem === 'price_changed' ? 'warning' : 'error'}
        icon={<TriangleAlert size={18} aria-hidden="true" />}
        action={problemAction}
      >
        {problem === 'price_changed' && priceBefore !== null
          ? text.priceChanged(priceBefore, unitPrice)
          : text.problems[problem]}
      </Problem>
    )}
  </Line>
)
