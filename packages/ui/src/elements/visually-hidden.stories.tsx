import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  component: VisuallyHidden,
  subcomponents: { SkipLink },
  title: 'Elements/VisuallyHidden',
  args: { children: 'فقط برای صفحه‌خوان' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <p>
      متن دیدنی <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('فقط برای صفحه‌خوان').getBoundingClientRect()
    await expect([width, height]).toEqual([1, 1])
  },
}

/** Seen once the keyboard comes to it. */
export const SkipsToTheContent: Story = {
  render: () => <SkipLink />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'رفتن به محتوای اصلی' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
