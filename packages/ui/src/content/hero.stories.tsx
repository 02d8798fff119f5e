import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { picture } from '../stories/pictures.ts'
import { Hero } from './hero.tsx'

const meta = {
  component: Hero,
  title: 'Content/Hero',
  args: {
    slides: [
      {
        title: 'نقش ترنج، گره به گره',
        text: 'قالیچه‌های دستبافت هریس و تبریز، مستقیم از کارگاه بافنده.',
        href: '/shop?category=1',
        action: 'دیدن فرش‌ها',
        picture: picture('rug', 0),
      },
      { title: 'فیروزه‌ای میناب', picture: picture('bowl', 1) },
    ],
  },
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '۲ از ۲' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '۲ از ۲' })).toHaveAttribute('aria-current', 'true'),
    )
  },
}

export const OneSlide: Story = {
  args: { slides: meta.args.slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'دیدن فرش‌ها' })).toHaveAttribute('href', '/shop?category=1')
  },
}
