import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SampleLogin } from '../stories/sample-login.tsx'
import { AuthModal } from './auth-modal.tsx'

const meta = {
  component: AuthModal,
  title: 'Auth/AuthModal',
  args: { isOpen: true, onClose: fn(), children: <SampleLogin /> },
} satisfies Meta<typeof AuthModal>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = within(document.body).getByRole('dialog', { name: 'ورود به حساب کاربری' })
    await waitFor(() => expect(within(dialog).getByLabelText('شماره تلفن')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnTheLayerOfModals: Story = {
  play: async () => {
    const dialog = within(document.body).getByRole('dialog', { name: 'ورود به حساب کاربری' })
    const root = dialog.closest('.MuiDialog-root')
    await expect(root && getComputedStyle(root).zIndex).toBe('1100')
  },
}

export const Hidden: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}
