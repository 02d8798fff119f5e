import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './price.tsx'

const meta = {
  component: Price,
  title: 'Elements/Price',
  args: { price: 185_000_000 },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۱۸٬۵۰۰٬۰۰۰')).toBeVisible()
    await expect(canvas.queryByText(/٪/)).toBeNull()
  },
}
export const Discounted: Story = {
  args: { listPrice: 220_000_000, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۲۲٬۰۰۰٬۰۰۰').tagName).toBe('S')
    await expect(canvas.getByText('۱۵٪')).toBeVisible()
  },
}
export const TwelveDigits: Story = { args: { price: 9_999_999_999_990 } }
