import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleSeals } from './sample-seals.tsx'

const meta = { component: SampleSeals, title: 'Shell/SampleSeals' } satisfies Meta<typeof SampleSeals>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'جای نمادهای فروشگاه' })).toBeVisible()
  },
}
