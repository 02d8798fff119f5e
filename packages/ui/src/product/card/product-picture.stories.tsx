import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { picture } from '../../stories/pictures.ts'
import { ProductPicture } from './product-picture.tsx'

const meta = {
  component: ProductPicture,
  title: 'Product/ProductPicture',
  parameters: { widest: 400 },
  args: picture('bowl', 1, 'کاسه فیروزه‌ای'),
} satisfies Meta<typeof ProductPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'کاسه فیروزه‌ای' })
    await expect(image).toHaveAttribute('loading', 'lazy')
  },
}

/** Its colour holds the place. */
export const OnItsWay: Story = {
  args: {
    src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    width: 400,
    height: 400,
    color: '#0e6f77',
    alt: '',
  },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('picture')?.getBoundingClientRect() ?? {}
    await expect(height).toBe(width)
  },
}
