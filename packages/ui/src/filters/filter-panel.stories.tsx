import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { filterGroups, sampleFilter } from '../stories/samples.ts'
import { FilterPanel } from './filter-panel.tsx'

const meta = {
  component: FilterPanel,
  title: 'Filters/FilterPanel',
  parameters: { widest: 264 },
  args: { groups: filterGroups, value: sampleFilter, onChange: fn(), onClear: fn() },
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /فرش و گلیم/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...sampleFilter,
      selected: { brand: ['qaen'], category: ['/shop?category=1'] },
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: /سرگل قائنات/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...sampleFilter, selected: {} })
  },
}

export const PriceRangeInToman: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('از'), '۵۰۰۰۰۰')
    await userEvent.type(canvas.getByLabelText('تا'), '100000{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...sampleFilter,
      minPrice: 1_000_000,
      maxPrice: 5_000_000,
    })
  },
}
