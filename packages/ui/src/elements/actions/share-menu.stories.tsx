import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ShareMenu } from './share-menu.tsx'

const meta = {
  component: ShareMenu,
  title: 'Elements/ShareMenu',
  args: {
    places: [
      { label: 'تلگرام', href: 'https://t.me/share/url?url=x' },
      { label: 'واتساپ', href: 'https://wa.me/?text=x' },
    ],
    onShare: fn(() => false),
    onCopy: fn(),
  },
} satisfies Meta<typeof ShareMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'اشتراک‌گذاری' })
    await userEvent.click(trigger)
    const telegram = await screen.findByRole('menuitem', { name: 'تلگرام' })
    await expect(telegram).toHaveAttribute('target', '_blank')
    await userEvent.click(screen.getByRole('menuitem', { name: 'کپی لینک' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'اشتراک‌گذاری' }))
    const sheet = (await screen.findByRole('menu')).parentElement
    const edges = () => {
      const { left, right, bottom } = sheet?.getBoundingClientRect() ?? {}
      return [left, right, bottom]
    }
    await waitFor(() => expect(edges()).toEqual([0, window.innerWidth, window.innerHeight]))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const WithTheDialogOfTheDevice: Story = {
  args: { onShare: fn(() => true), variant: 'button' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'اشتراک‌گذاری' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}
