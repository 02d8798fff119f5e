import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AuthModal } from '../auth/auth-modal.tsx'
import { ToastArea } from './toast-area.tsx'

const FOREVER = 1_000_000
const meta = {
  component: ToastArea,
  title: 'Feedback/ToastArea',
  args: {
    onClose: fn(),
    toasts: [
      { id: 'a', kind: 'success', title: 'محصول به سبد خرید اضافه شد', life: FOREVER },
      { id: 'b', kind: 'warning', title: 'لطفا ابتدا وارد حساب کاربری خود شوید', life: FOREVER },
      {
        id: 'c',
        kind: 'error',
        title: 'ورود ناموفق',
        detail: 'شماره تلفن یا رمز عبور نادرست است',
        life: FOREVER,
      },
      { id: 'd', kind: 'info', title: 'سفارش شما ارسال شد', life: FOREVER },
    ],
  },
} satisfies Meta<typeof ToastArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args }) => {
    await expect(await screen.findAllByRole('status')).toHaveLength(3)
    await expect(screen.getByRole('alert')).toHaveTextContent('ورود ناموفق')
    const box = screen.getByRole('region', { name: 'پیام‌ها' }).getBoundingClientRect()
    await expect(innerWidth - box.right).toBeLessThanOrEqual(20)
    await expect(box.top).toBeLessThanOrEqual(20)
    await userEvent.click(screen.getAllByRole('button', { name: 'بستن پیام' })[0] as HTMLElement)
    await expect(args.onClose).toHaveBeenCalledWith('a')
  },
}

export const TopRightAlsoLeftToRight: Story = { ...Playground, globals: { direction: 'ltr' } }

export const GoesAfterItsLife: Story = {
  args: { toasts: [{ id: 'short', kind: 'success', title: 'عملیات با موفقیت انجام شد', life: 200 }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('short'))
  },
}

export const StaysWhileHeld: Story = {
  args: { toasts: [{ id: 'held', kind: 'success', title: 'عملیات با موفقیت انجام شد', life: 300 }] },
  play: async ({ args }) => {
    await userEvent.hover(await screen.findByRole('status'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.unhover(screen.getByRole('status'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('held'))
  },
}

export const HeardWhileADialogIsOpen: Story = {
  render: (args) => (
    <>
      <ToastArea {...args} />
      <AuthModal isOpen onClose={fn()}>
        <p>پنل ورود</p>
      </AuthModal>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog')
    // Queries by role skip what is hidden from screen readers.
    await expect(await screen.findByRole('alert')).toHaveTextContent('ورود ناموفق')
  },
}

export const ClosedWithoutTakingTheFocus: Story = {
  render: (args) => (
    <>
      <ToastArea {...args} />
      <AuthModal isOpen onClose={fn()}>
        <input aria-label="شماره تلفن" />
      </AuthModal>
    </>
  ),
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'شماره تلفن' })
    await waitFor(() => expect(field).toBeVisible())
    await userEvent.click(field)
    await expect(field).toHaveFocus()
    await userEvent.click(screen.getAllByRole('button', { name: 'بستن پیام' })[0] as HTMLElement)
    await expect(args.onClose).toHaveBeenCalledWith('a')
    await expect(field).toHaveFocus()
  },
}
