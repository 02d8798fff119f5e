import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FreeShipping, FreeShippingLoading } from './free-shipping.tsx'

const meta = {
  component: FreeShipping,
  subcomponents: { FreeShippingLoading },
  title: 'Cart/FreeShipping',
  parameters: { widest: 352 },
  args: { goodsTotal: 13_500_000, freeFrom: 20_000_000 },
} satisfies Meta<typeof FreeShipping>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۶۵۰٬۰۰۰ تومان تا ارسال رایگان')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: '۶۵۰٬۰۰۰ تومان تا ارسال رایگان' })).toHaveAttribute(
      'aria-valuenow',
      '67',
    )
  },
}
export const Reached: Story = {
  args: { goodsTotal: 20_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ارسال این سفارش رایگان می‌شود')).toBeVisible()
  },
}
export const Loading: Story = {
  render: () => (
    <>
      <div data-testid="loading">
        <FreeShippingLoading />
      </div>
      <div data-testid="loaded">
        <FreeShipping goodsTotal={0} freeFrom={20_000_000} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByTestId('loaded').getBoundingClientRect()
    await expect(canvas.getByTestId('loading').getBoundingClientRect().height).toBe(height)
  },
}
