import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { picture } from '../stories/pictures.ts'
import { samplePictures } from '../stories/samples.ts'
import { Gallery } from './gallery.tsx'

const meta = {
  component: Gallery,
  title: 'Product/Gallery',
  args: { pictures: samplePictures },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تصویر ۳ از ۵' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'تصویر ۳ از ۵' })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('list').focus()
    // Reading goes to the left, and so does the next picture.
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'تصویر ۲ از ۵' })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
export const Zoomed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'بزرگ‌نمایی' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'قالیچه هریس' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'بستن بزرگ‌نمایی' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
export const OnePicture: Story = { args: { pictures: [picture('bowl', 1, 'کاسه فیروزه‌ای')] } }
