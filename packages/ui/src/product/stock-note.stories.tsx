import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StockNote } from './stock-note.tsx'

const meta = {
  component: StockNote,
  title: 'Product/StockNote',
  args: { stock: 'in_stock' },
} satisfies Meta<typeof StockNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const FewLeft: Story = {
  args: { stock: 'low', left: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('فقط ۲ عدد در انبار باقی مانده')).toBeVisible()
  },
}
export const OutOfStock: Story = { args: { stock: 'out' } }
export const Held: Story = { args: { stock: 'out', isHeld: true } }
