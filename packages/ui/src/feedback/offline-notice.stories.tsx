import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onItsOwnPage } from '../stories/docs.ts'
import { OfflineNotice } from './offline-notice.tsx'

const meta = {
  component: OfflineNotice,
  parameters: onItsOwnPage,
  title: 'Feedback/OfflineNotice',
  args: { isOffline: true },
} satisfies Meta<typeof OfflineNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('اتصال اینترنت برقرار نیست')
  },
}
export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('status').offsetHeight).toBe(0)
  },
}
