import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAttributes } from '../stories/samples.ts'
import { AttributeTable } from './attribute-table.tsx'
import { StockNote } from './stock-note.tsx'

const meta = {
  component: AttributeTable,
  title: 'Product/Facts',
  args: { items: sampleAttributes },
} satisfies Meta<typeof AttributeTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Stock: Story = {
  render: () => (
    <>
      <StockNote stock="in_stock" />
      <StockNote stock="low" left={2} />
      <StockNote stock="out" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('فقط ۲ عدد در انبار باقی مانده')).toBeVisible()
  },
}
