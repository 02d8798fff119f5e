import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { goods } from '../../stories/goods.ts'
import { RecentRow } from './recent-row.tsx'

const meta = {
  component: RecentRow,
  title: 'Product/RecentRow',
  args: { products: goods },
} satisfies Meta<typeof RecentRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(goods.length)
  },
}
export const WithoutPictures: Story = {
  args: { products: goods.map(({ href, title }) => ({ href, title })) },
}
