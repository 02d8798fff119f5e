import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckoutHeader } from './checkout-header.tsx'

const meta = {
  component: CheckoutHeader,
  title: 'Navigation/Checkout header',
  args: { help: { title: '۰۳۱-۳۲۲۰۰۰۰۰', href: 'tel:03132200000' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'راهنمایی: ۰۳۱-۳۲۲۰۰۰۰۰' })).toHaveAttribute(
      'href',
      'tel:03132200000',
    )
    await expect(canvas.queryByRole('search')).toBeNull()
  },
}

export const WithoutAPhone: Story = {
  args: { help: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('خرید امن')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
