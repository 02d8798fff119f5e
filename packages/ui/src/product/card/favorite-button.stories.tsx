import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FavoriteButton } from './favorite-button.tsx'

const meta = {
  component: FavoriteButton,
  title: 'Product/FavoriteButton',
  args: { title: 'قالیچه هریس', isFavorite: false, onToggle: fn() },
} satisfies Meta<typeof FavoriteButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها: قالیچه هریس', pressed: false })
    await userEvent.click(heart)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}
export const Kept: Story = {
  args: { isFavorite: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
  },
}
