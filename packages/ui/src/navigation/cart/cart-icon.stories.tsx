import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Basket } from './basket.tsx'
import { CartIcon } from './cart-icon.tsx'

const meta = {
  component: CartIcon,
  subcomponents: { Basket },
  title: 'Navigation/CartIcon',
  args: { count: 3 },
} satisfies Meta<typeof CartIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۳')).toBeVisible()
  },
}
export const Many: Story = { args: { count: 128 } }
/** As it is until the cart is known. */
export const WithoutNumber: Story = {
  render: () => <Basket />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.trim()).toBe('')
  },
}
