import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Disclosure } from './disclosure.tsx'

const meta = {
  component: Disclosure,
  title: 'Elements/Disclosure',
  args: {
    title: 'هزینه‌ی ارسال چقدر است؟',
    children: 'به وزن و مقصد بستگی دارد و پیش از پرداخت در سبد خرید نشان داده می‌شود.',
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = { args: { isOpen: true } }

export const OpensByKeyboard: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('button', { name: 'هزینه‌ی ارسال چقدر است؟' })
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(heading).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('group')).toBeVisible()
  },
}

export const RendersWhenOpened: Story = {
  args: { isLazy: true },
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('button', { name: 'هزینه‌ی ارسال چقدر است؟' })
    await expect(canvas.queryByText(String(args.children))).toBeNull()
    await userEvent.click(heading)
    await expect(canvas.getByText(String(args.children))).toBeVisible()
    await userEvent.click(heading)
    await expect(canvas.getByText(String(args.children))).not.toBeVisible()
  },
}
