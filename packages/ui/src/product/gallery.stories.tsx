import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { picture } from '../stories/pictures.ts'
import { samplePictures } from '../stories/samples.ts'
import { Gallery } from './gallery.tsx'

const meta = {
  component: Gallery,
  title: 'Product/Gallery',
  parameters: { widest: 520 },
  args: { pictures: samplePictures },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^تصویر ۳ از ۵/ }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^تصویر ۳ از ۵/ })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('list').focus()
    // Reading goes to the left, and so does the next picture.
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^تصویر ۲ از ۵/ })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
/** The zoom is loaded when it is wanted for the first time. */
const PATIENCE = { timeout: 10_000 }

/** Under a mouse the picture is enlarged in its own place; touch and keys have the zoom. */
export const UnderTheMouse: Story = {
  play: async ({ canvas, canvasElement }) => {
    const countOf = () => canvasElement.querySelectorAll('img').length
    const before = countOf()
    await userEvent.hover(canvas.getByRole('list'))
    await waitFor(() => expect(countOf()).toBe(before + 1), PATIENCE)
    // What is under the mouse stays under it. Moved again each time: a picture that comes late moves the list.
    await waitFor(() => {
      const { left, bottom } = canvas.getByRole('list').getBoundingClientRect()
      fireEvent.pointerMove(canvas.getByRole('list'), { clientX: left, clientY: bottom })
      expect(canvasElement.querySelector('[style*="transform-origin: 0% 100%"]')).toBeInTheDocument()
    })
    await userEvent.unhover(canvas.getByRole('list'))
    await waitFor(() => expect(countOf()).toBe(before))
  },
}

export const Zoomed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'بزرگ‌نمایی' }))
    await expect(await screen.findByRole('dialog', { name: 'قالیچه هریس' }, PATIENCE)).toBeInTheDocument()
  },
}
/** Over the whole window, beginning with the picture that was in sight; enlarged three times, and moved by scrolling. */
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^تصویر ۲ از ۵/ }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^تصویر ۲ از ۵/ })).toHaveAttribute('aria-current', 'true'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'بزرگ‌نمایی' }))
    const dialog = within(await screen.findByRole('dialog', {}, PATIENCE))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('۲ از ۵'))
    const shown = dialog.getAllByRole('img')[1]?.parentElement
    const before = shown?.clientWidth ?? 0
    const enlarge = dialog.getByRole('button', { name: 'سه برابر' })
    await userEvent.click(enlarge)
    await expect(shown?.clientWidth).toBe(3 * before)
    await expect(enlarge).toHaveAttribute('aria-pressed', 'true')
    // Two taps of a busy machine may be too far apart for one double tap.
    await waitFor(async () => {
      if (shown) await userEvent.dblClick(shown)
      await expect(shown?.clientWidth).toBe(before)
    }, PATIENCE)
  },
}
export const ZoomClosed: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'بزرگ‌نمایی' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'بستن بزرگ‌نمایی' }, PATIENCE))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
export const OnePicture: Story = { args: { pictures: [picture('bowl', 1, 'کاسه فیروزه‌ای')] } }
