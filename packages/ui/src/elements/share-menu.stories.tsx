import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
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
    const trigger = canvas.getByRole('button', { name: 'هم‌رسانی' })
    await userEvent.click(trigger)
    await expect(canvas.getByRole('link', { name: 'تلگرام' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'رونوشت پیوند' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}

export const WithTheDialogOfTheDevice: Story = {
  args: { onShare: fn(() => true), variant: 'button' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'هم‌رسانی' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
