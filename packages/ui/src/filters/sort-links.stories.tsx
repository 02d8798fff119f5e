import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SortLinks } from './sort-links.tsx'

const meta = {
  component: SortLinks,
  title: 'Filters/SortLinks',
  args: {
    value: 'newest',
    onChange: fn(),
    options: [
      { value: 'newest', label: 'تازه‌ترین', href: '?sort=newest' },
      { value: 'cheapest', label: 'ارزان‌ترین', href: '?sort=cheapest' },
    ],
  },
} satisfies Meta<typeof SortLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'تازه‌ترین' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('link', { name: 'ارزان‌ترین' }))
    await expect(args.onChange).toHaveBeenCalledWith('cheapest')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    const button = canvas.getByRole('button', { name: 'مرتب‌سازی: تازه‌ترین' })
    await userEvent.click(button)
    const now = await screen.findByRole('menuitem', { name: 'تازه‌ترین' })
    await expect(now).toHaveAttribute('aria-current', 'true')
    await userEvent.click(screen.getByRole('menuitem', { name: 'ارزان‌ترین' }))
    await expect(args.onChange).toHaveBeenCalledWith('cheapest')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
