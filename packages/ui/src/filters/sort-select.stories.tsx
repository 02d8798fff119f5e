import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SortSelect } from './sort-select.tsx'

const meta = {
  component: SortSelect,
  title: 'Filters/SortSelect',
  args: {
    value: 'newest',
    onChange: fn(),
    options: [
      { value: 'newest', label: 'تازه‌ترین' },
      { value: 'cheapest', label: 'ارزان‌ترین' },
    ],
  },
} satisfies Meta<typeof SortSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('مرتب‌سازی'), 'ارزان‌ترین')
    await expect(args.onChange).toHaveBeenCalledWith('cheapest')
  },
}
