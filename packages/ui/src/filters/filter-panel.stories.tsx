import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { filterGroups, sampleCategoryStep, sampleFilter } from '../stories/samples.ts'
import { FilterPanel } from './filter-panel.tsx'

const meta = {
  component: FilterPanel,
  title: 'Filters/FilterPanel',
  parameters: { widest: 264 },
  args: {
    groups: filterGroups,
    categories: sampleCategoryStep,
    prices: { min: 1_000_000, max: 1_000_000_000 },
    value: sampleFilter,
    onChange: fn(),
  },
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /کارگاه لالجین/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...sampleFilter,
      selected: { brand: ['qaen', 'lalejin'] },
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

/** One category is chosen at a time: a way of links, which keeps the chosen one in sight and leads back up. */
export const CategoriesAreAWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'فرش و گلیم' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'همه‌ی دسته‌ها' })).toHaveAttribute('href', '/shop')
    await expect(canvas.getByRole('link', { name: /فرش دستباف/ })).toHaveAttribute(
      'href',
      '/shop?category=carpets',
    )
    await expect(canvas.queryByRole('checkbox', { name: /فرش/ })).toBeNull()
  },
}

export const PricesOnePressAway: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '۱٬۰۰۰٬۰۰۰ تا ۱۰٬۰۰۰٬۰۰۰' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...sampleFilter,
      minPrice: 10_000_000,
      maxPrice: 100_000_000,
    })
  },
}

/** Of many groups four come at first, and those in which something is chosen. */
export const ManyGroups: Story = {
  args: {
    groups: [1, 2, 3, 4, 5, 6].map((place) => ({
      key: place === 6 ? 'brand' : `attr:${place}`,
      title: `ویژگی ${place}`,
      options: [{ value: 'qaen', label: 'سرگل قائنات', count: 14 }],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'ویژگی 6' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'ویژگی 5' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'فیلترهای بیشتر (۱)' }))
    await expect(canvas.getByRole('button', { name: 'ویژگی 5' })).toBeVisible()
  },
}
