import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { picture } from '../stories/pictures.ts'
import { BannerRow } from './banner-row.tsx'

const meta = {
  component: BannerRow,
  title: 'Content/BannerRow',
  args: {
    banners: [
      { href: '/shop?category=1', title: 'زعفران نوبر قائنات رسید', picture: picture('bowl', 0) },
      {
        href: '/shop?category=2',
        title: 'چای بهاره‌ی لاهیجان',
        text: 'تازه از باغ',
        picture: picture('rug', 1),
      },
    ],
  },
} satisfies Meta<typeof BannerRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /چای بهاره/ })).toHaveAttribute('href', '/shop?category=2')
  },
}
