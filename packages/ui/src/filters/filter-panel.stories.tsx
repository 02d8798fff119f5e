import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { filterGroups, sampleFilter } from '../stories/samples.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { SortSelect } from './sort-select.tsx'

const meta = {
  component: FilterPanel,
  title: 'Filters/FilterPanel',
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

export const Sheet: Story = {
  render: (args) => (
    <FilterSheet isOpen onClose={fn()} resultCount={48}>
      <FilterPanel {...args} />
    </FilterSheet>
  ),
  play: async () => {
    const sheet = within(document.body).getByRole('dialog', { name: 'فیلترها' })
    await expect(within(sheet).getByRole('button', { name: 'نمایش ۴۸ کالا' })).toBeInTheDocument()
  },
}

const removed = fn()
export const Chips: Story = {
  render: () => (
    <ActiveFilters filters={[{ key: 'a', label: 'سرگل قائنات', onRemove: removed }]} onClear={fn()} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'حذف فیلتر سرگل قائنات' }))
    await expect(removed).toHaveBeenCalled()
  },
}

const sorted = fn()
export const Sort: Story = {
  render: () => (
    <SortSelect
      value="newest"
      onChange={sorted}
      options={[
        { value: 'newest', label: 'تازه‌ترین' },
        { value: 'cheapest', label: 'ارزان‌ترین' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('مرتب‌سازی'), 'ارزان‌ترین')
    await expect(sorted).toHaveBeenCalledWith('cheapest')
  },
}
