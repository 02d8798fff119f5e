import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { AuthModal } from '../auth/auth-modal.tsx'
import { Button } from '../elements/actions/button.tsx'
import { onItsOwnPage } from '../stories/docs.ts'
import { ToastArea } from './toast-area.tsx'
import type { ToastMessage } from './toast-message.ts'

const FOREVER = 1_000_000
const meta = {
  component: ToastArea,
  parameters: onItsOwnPage,
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
  tags: ['§2.52', '§9.16'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('ورود ناموفق')
    const box = screen.getByRole('region', { name: 'پیام‌ها' }).getBoundingClientRect()
    await expect(innerWidth - box.right).toBeLessThanOrEqual(20)
    await expect(box.top).toBeLessThanOrEqual(20)
    await userEvent.click(screen.getAllByRole('button', { name: 'بستن پیام' })[0] as HTMLElement)
    await expect(args.onClose).toHaveBeenCalledWith('a')
  },
}

export const TopRightAlsoLeftToRight: Story = {
  tags: ['§2.52', '§9.16'],
  ...Playground,
  globals: { direction: 'ltr' },
}

export const GoesAfterItsLife: Story = {
  tags: ['§9.8'],
  args: { toasts: [{ id: 'short', kind: 'success', title: 'عملیات با موفقیت انجام شد', life: 200 }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('short'))
  },
}

const Telling = () => {
  const [toasts, setToasts] = useState<ToastMessage[]>([])
  const tell = () => setToasts([{ id: 'a', kind: 'success', title: 'آدرس ویرایش شد', life: FOREVER }])
  return (
    <>
      <ToastArea toasts={toasts} onClose={fn()} />
      <Button onClick={tell}>ذخیره</Button>
    </>
  )
}

/** The live region is there before its words: one that comes together with them is not read out. */
export const AreReadOut: Story = {
  render: () => <Telling />,
  play: async ({ canvas }) => {
    // It is there before its words, or no screen reader would read them out.
    const voice = await waitFor(() => {
      const [last] = [...document.querySelectorAll('body > [aria-live="polite"]')].slice(-1)
      if (!last) throw new Error('nothing is there to be read out')
      return last
    })
    await userEvent.click(canvas.getByRole('button', { name: 'ذخیره' }))
    await expect(voice).toHaveTextContent('آدرس ویرایش شد')
    await expect(screen.getByRole('region', { name: 'پیام‌ها' })).toBeVisible()
  },
}

const HOUR_MS = 3_600_000
/** Watches the timers of a toast that lives for an hour, told apart from the short ones of everything else. */
const watchLives = () => {
  const start = spyOn(window, 'setTimeout')
  const stop = spyOn(window, 'clearTimeout')
  const running = () => {
    const stopped = stop.mock.calls.map(([timer]) => timer)
    return start.mock.results
      .filter((_, index) => Number(start.mock.calls[index]?.[1]) > HOUR_MS / 2)
      .filter(({ value }) => !stopped.includes(value))
  }
  const restore = () => {
    start.mockRestore()
    stop.mockRestore()
  }
  return { running, restore }
}
let lives: ReturnType<typeof watchLives>

export const StaysWhileHeld: Story = {
  args: { toasts: [{ id: 'held', kind: 'success', title: 'عملیات با موفقیت انجام شد', life: HOUR_MS }] },
  beforeEach: () => {
    lives = watchLives()
    return lives.restore
  },
  play: async () => {
    const toast = await screen.findByText('عملیات با موفقیت انجام شد')
    await waitFor(() => expect(lives.running()).toHaveLength(1))
    await userEvent.hover(toast)
    await waitFor(() => expect(lives.running()).toHaveLength(0))
    await userEvent.unhover(toast)
    await waitFor(() => expect(lives.running()).toHaveLength(1))
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
        <input aria-label="شماره موبایل" />
      </AuthModal>
    </>
  ),
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'شماره موبایل' })
    await waitFor(() => expect(field).toBeVisible())
    await userEvent.click(field)
    await expect(field).toHaveFocus()
    await userEvent.click(screen.getAllByRole('button', { name: 'بستن پیام' })[0] as HTMLElement)
    await expect(args.onClose).toHaveBeenCalledWith('a')
    await expect(field).toHaveFocus()
  },
}
