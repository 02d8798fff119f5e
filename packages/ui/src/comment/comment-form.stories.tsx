import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { refusedThenSent } from '../stories/refused-then-sent.ts'
import { CommentForm } from './comment-form.tsx'

const meta = {
  component: CommentForm,
  title: 'Comment/CommentForm',
  parameters: { widest: 720 },
  args: {
    canRate: true,
    maxLength: 2_000,
    validate: (value) => (value.trim() ? undefined : 'متن نظر را بنویسید'),
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof CommentForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'ثبت نظر' })
    await expect(submit).toBeDisabled()
    canvas.getByRole('radio', { name: '۴ ستاره' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.type(canvas.getByLabelText(/متن نظر/), 'خوش‌رنگ است')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect((args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0]).toEqual({
      rating: 4,
      text: 'خوش‌رنگ است',
    })
  },
}
/** At most so many, each with a small copy; one is taken away again. */
export const WithPictures: Story = {
  args: { maxPictures: 2 },
  play: async ({ canvas, args }) => {
    const files = [1, 2, 3].map((place) => new File(['x'], `${place}.jpg`, { type: 'image/jpeg' }))
    await userEvent.upload(canvas.getByLabelText(/عکس‌هایی که/), files)
    await expect(canvas.queryByLabelText(/عکس‌هایی که/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'برداشتن عکس 1.jpg' }))
    await userEvent.type(canvas.getByLabelText(/متن نظر/), 'زیباست')
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت نظر' }))
    await expect((args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0]).toEqual({
      text: 'زیباست',
      pictures: [files[1]],
    })
  },
}
export const OnAnArticle: Story = {
  args: { canRate: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
export const RefusedThenSent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/متن نظر/), 'خوش‌رنگ است')
    await refusedThenSent({
      canvas,
      send: args.onSubmit,
      button: 'ثبت نظر',
      messages: { text: 'متن وارد شده نویسه‌ی نامجاز دارد' },
      correct: () => userEvent.type(canvas.getByLabelText(/متن نظر/), ' و نرم'),
    })
  },
}
