import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleOptions } from '../stories/samples.ts'
import { OptionPicker } from './option-picker.tsx'

const meta = {
  component: OptionPicker,
  title: 'Product/OptionPicker',
  args: { name: 'رنگ زمینه', options: sampleOptions },
} satisfies Meta<typeof OptionPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'لاکی' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'سرمه‌ای' })).toHaveAttribute('href', '/shop/rug-blue')
  },
}
