import { CartLayout, Sheet } from '../cart/cart-layout.tsx'
import { CartLine } from '../cart/cart-line.tsx'
import { CartSummary } from '../cart/cart-summary.tsx'
import { Stepper } from '../cart/stepper.tsx'
import { Button } from '../elements/button.tsx'
import { goods, ignore } from './goods.ts'
import { SamplePage } from './shell.tsx'

export const sampleSummary = {
  totalCount: 4,
  subtotal: 244_400_000,
  discount: 36_600_000,
  total: 207_800_000,
}

export const CartPage = () => (
  <SamplePage current="cart" name="مریم رضایی">
    <Stepper current={0} />
    <CartLayout
      summary={
        <CartSummary {...sampleSummary}>
          <Button href="/cart/address" size="large" isFullWidth>
            ادامه: آدرس و ارسال
          </Button>
        </CartSummary>
      }
    >
      <Sheet>
        <ul>
          {goods.slice(0, 3).map(({ href, title, price, listPrice, picture }, index) => (
            <CartLine
              key={href}
              href={href}
              title={title}
              picture={picture ?? null}
              unitPrice={price}
              listPrice={listPrice ?? null}
              count={index + 1}
              maxCount={3}
              lineTotal={price * (index + 1)}
              priceBefore={index === 1 ? price - 1_500_000 : null}
              problem={index === 1 ? 'price_changed' : null}
              onIncrease={ignore}
              onDecrease={ignore}
            />
          ))}
        </ul>
      </Sheet>
    </CartLayout>
  </SamplePage>
)
