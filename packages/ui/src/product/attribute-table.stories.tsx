import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAttributes } from '../stories/samples.ts'
import { AttributeTable } from './attribute-table.tsx'

const meta = {
  component: AttributeTable,
  title: 'Product/AttributeTable',
  parameters: { widest: 560 },
  args: { items: sampleAttributes },
} satisfies Meta<typeof AttributeTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('رج‌شمار')).toBeVisible()
  },
}
export const LongValues: Story = {
  args: { items: sampleAttributes.map(({ name, value }) => ({ name, value: value.repeat(6) })) },
}
