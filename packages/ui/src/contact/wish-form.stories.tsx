import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { refusedThenSent } from '../stories/refused-then-sent.ts'
import { WishForm, type WishFormProps } from './wish-form.tsx'

const meta = {
  component: WishForm,
  title: 'Contact/WishForm',
  parameters: { widest: 480 },
  args: {
    query: 'سماور زغالی',
    validate: (value) => (value.length === 11 ? undefined : 'شماره موبایل ۱۱ رقم است'),
    onSubmit: fn<WishFormProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof WishForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'خبرم کن' })
    await expect(send).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/شماره موبایل/), '۰۹۱۲۱۲۳۴۵۶۷')
    await userEvent.click(send)
    await expect(args.onSubmit).toHaveBeenCalledWith('09121234567')
  },
}

export const NumberOfTheCustomer: Story = { args: { phone: '09121234567' } }

export const RefusedThenSent: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/شماره موبایل/)
    await userEvent.type(field, '09121234567')
    await refusedThenSent({
      canvas,
      send: args.onSubmit,
      button: 'خبرم کن',
      messages: { phone: 'این شماره پذیرفته نشد' },
      correct: async () => {
        await userEvent.clear(field)
        await userEvent.type(field, '09121234568')
      },
    })
  },
}
