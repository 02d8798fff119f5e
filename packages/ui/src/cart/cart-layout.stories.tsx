import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { goods } from '../stories/goods.ts'
import { CartLayout, Sheet } from './cart-layout.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'

const Lines = () => (
  <Sheet>
    <ul>
      {goods.slice(0, 3).map((line) => (
        <CartLine
          key={line.href}
          {...line}
          unitPrice={line.price}
          count={1}
          maxCount={5}
          lineTotal={line.price}
          onIncrease={fn()}
          onDecrease={fn()}
        />
      ))}
    </ul>
  </Sheet>
)

const meta = {
  component: CartLayout,
  subcomponents: { Sheet },
  title: 'Cart/CartLayout',
  args: {
    summary: <CartSummary totalCount={3} subtotal={199_750_000} discount={35_000_000} total={164_750_000} />,
    children: <Lines />,
  },
} satisfies Meta<typeof CartLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'خلاصه‌ی سبد خرید' })).toBeVisible()
  },
}
