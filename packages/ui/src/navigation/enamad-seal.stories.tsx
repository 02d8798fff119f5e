import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { EnamadSeal } from './enamad-seal.tsx'

const meta = {
  component: EnamadSeal,
  title: 'Navigation/EnamadSeal',
  args: { id: '123456', code: 'AbCdEfGhIjKlMnOp' },
} satisfies Meta<typeof EnamadSeal>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const HostAway: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.queryByRole('img')
    if (picture) fireEvent.error(picture)
    await expect(await canvas.findByRole('link', { name: 'نماد اعتماد الکترونیکی' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
