import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { onItsOwnPage } from '../stories/docs.ts'
import { liesOnLayer } from '../stories/lies-on-layer.ts'
import { SampleLogin } from '../stories/sample-login.tsx'
import { AuthModal } from './auth-modal.tsx'

const meta = {
  component: AuthModal,
  parameters: onItsOwnPage,
  title: 'Auth/AuthModal',
  args: { isOpen: true, onClose: fn(), children: <SampleLogin /> },
} satisfies Meta<typeof AuthModal>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['§1.13'],
  play: async ({ args }) => {
    const dialog = within(document.body).getByRole('dialog', { name: 'ورود به حساب کاربری' })
    await waitFor(() => expect(within(dialog).getByLabelText('شماره موبایل')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnTheLayerOfModals: Story = {
  tags: ['§9.18'],
  play: async () => {
    const dialog = within(document.body).getByRole('dialog', { name: 'ورود به حساب کاربری' })
    await waitFor(() => expect(liesOnLayer(dialog, 1100)).toBe(true))
  },
}

export const Hidden: Story = {
  tags: ['§4.16'],
  args: { isOpen: false },
  play: async () => {
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

const Opened = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>ورود</Button>
      <AuthModal isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SampleLogin />
      </AuthModal>
    </>
  )
}

/** A user who closes it has not forgotten the number: no message appears while it fades. */
export const ClosedWithoutAWord: Story = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'ورود' })
    let told = ''
    const listener = new MutationObserver(() => {
      told += screen.queryByText('وارد کردن شماره تلفن الزامی است')?.textContent ?? ''
    })
    listener.observe(document.body, { subtree: true, childList: true, characterData: true })
    for (const close of [
      () => userEvent.click(screen.getByRole('button', { name: 'بستن' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await userEvent.click(opener)
      await waitFor(() => expect(screen.getByLabelText('شماره موبایل')).toHaveFocus())
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    }
    listener.disconnect()
    await expect(told).toBe('')
  },
}

/** «Done» on a phone's keyboard takes the focus away and gives it to nothing. */
export const LeftForNothing: Story = {
  play: async () => {
    const phone = await screen.findByLabelText('شماره موبایل')
    await waitFor(() => expect(phone).toHaveFocus())
    await userEvent.type(phone, '0912')
    phone.blur()
    await expect(await screen.findByText('شماره تلفن وارد شده نامعتبر است')).toBeVisible()
  },
}

/** Safari gives a pressed button no focus: when the dialog closes, it goes back to nothing. */
export const ClosedWithoutAWordWhereNothingHadTheFocus: Story = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    let told = ''
    const listener = new MutationObserver(() => {
      told += screen.queryByText('وارد کردن شماره تلفن الزامی است')?.textContent ?? ''
    })
    listener.observe(document.body, { subtree: true, childList: true, characterData: true })
    canvas.getByRole('button', { name: 'ورود' }).click()
    await waitFor(() => expect(screen.getByLabelText('شماره موبایل')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    listener.disconnect()
    await expect(told).toBe('')
  },
}
