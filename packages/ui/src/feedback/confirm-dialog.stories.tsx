import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  component: ConfirmDialog,
  title: 'Feedback/ConfirmDialog',
  args: {
    isOpen: true,
    title: 'حذف از سبد خرید',
    text: 'کاسه سفالی لعاب فیروزه‌ای میناب از سبد خرید شما حذف شود؟',
    confirmLabel: 'حذف',
    isDangerous: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = within(within(document.body).getByRole('alertdialog', { name: 'حذف از سبد خرید' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'حذف' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
