import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onItsOwnPage } from '../stories/docs.ts'
import { PlainNotices } from './plain-notices.tsx'

const meta = {
  component: PlainNotices,
  parameters: onItsOwnPage,
  title: 'Feedback/PlainNotices',
  args: {
    isOffline: true,
    toasts: [{ id: 'a', kind: 'warning', title: 'به‌محض وصل شدن ادامه می‌دهیم', life: 1_000 }],
  },
} satisfies Meta<typeof PlainNotices>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('اتصال اینترنت برقرار نیست')
    await expect(canvas.getByRole('alert')).toHaveTextContent('به‌محض وصل شدن ادامه می‌دهیم')
  },
}
/** Nothing to tell. */
export const Nothing: Story = {
  args: { isOffline: false, toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
