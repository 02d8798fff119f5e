import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { onItsOwnPage } from '../stories/docs.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const meta = {
  component: ConfirmDialog,
  parameters: onItsOwnPage,
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
  tags: ['§2.53', '§D7.7'],
  play: async ({ args }) => {
    const dialog = within(within(document.body).getByRole('alertdialog', { name: 'حذف از سبد خرید' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'حذف' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'حذف' })).toBeDisabled()
  },
}

export const NotDangerous: Story = {
  args: {
    title: 'خروج از حساب',
    text: 'از حساب خود خارج می‌شوید؟',
    confirmLabel: 'خروج',
    isDangerous: false,
  },
}

const Opened = (props: ConfirmDialogProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>حذف</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onCancel={() => setIsOpen(false)} />
    </>
  )
}

export const FocusGoesBackToWhatOpenedIt: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'حذف' })
    await userEvent.click(opener)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
