import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button.tsx'

const meta = {
  component: Button,
  title: 'Elements/Button',
  args: { children: 'افزودن به سبد خرید', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'افزودن به سبد خرید' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const ReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).outlineStyle).toBe('solid')
  },
}

export const AsLink: Story = {
  args: { href: '/shop', variant: 'outlined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop')
  },
}

export const Variants: Story = {
  render: () => (
    <>
      {(['contained', 'outlined', 'text', 'link'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          ادامه‌ی خرید
        </Button>
      ))}
      <Button color="error">حذف</Button>
    </>
  ),
}

export const LinkVariantIsTallEnoughForAFinger: Story = {
  args: { variant: 'link', children: 'ورود با رمز عبور' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
