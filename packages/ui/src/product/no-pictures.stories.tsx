import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoPictures } from './no-pictures.tsx'

const meta = {
  component: NoPictures,
  title: 'Product/NoPictures',
  parameters: { widest: 520 },
} satisfies Meta<typeof NoPictures>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('هنوز تصویری از این کالا نداریم')).toBeVisible()
  },
}
