import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  title: 'Elements/Breadcrumbs',
  args: {
    items: [
      { title: 'خانه', url: '/' },
      { title: 'فرش و گلیم', url: '/shop?category=1' },
      { title: 'قالیچه دستبافت هریس', url: '/shop/rug' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('قالیچه دستبافت هریس')).toHaveAttribute('aria-current', 'page')
  },
}
export const LongWayIsWhole: Story = {
  parameters: { widest: 400 },
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({ title: `دسته ${index}`, url: `/shop/${index}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(11)
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
  },
}
