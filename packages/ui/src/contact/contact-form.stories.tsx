import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { refusedThenSent } from '../stories/refused-then-sent.ts'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'

const required = (message: string) => (value: string) => (value.trim() ? undefined : message)

const meta = {
  component: ContactForm,
  subcomponents: { ContactSent },
  title: 'Contact/ContactForm',
  parameters: { widest: 560 },
  args: {
    validators: {
      name: required('نام خود را وارد کنید'),
      phone: required('وارد کردن شماره تلفن الزامی است'),
      subject: () => undefined,
      text: required('متن پیام را بنویسید'),
    },
    onSubmit: fn<ContactFormProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'فرستادن پیام' })
    await expect(send).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/نام و نام خانوادگی/), 'سارا امینی')
    await userEvent.type(canvas.getByLabelText(/شماره موبایل/), '۰۹۱۲۱۲۳۴۵۶۷')
    await userEvent.type(canvas.getByLabelText(/متن پیام/), 'سلام')
    await userEvent.click(send)
    await expect((args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0]).toEqual({
      name: 'سارا امینی',
      phone: '09121234567',
      subject: '',
      text: 'سلام',
    })
  },
}

export const RefusedThenSent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/نام و نام خانوادگی/), 'سارا امینی')
    await userEvent.type(canvas.getByLabelText(/شماره موبایل/), '09121234567')
    await userEvent.type(canvas.getByLabelText(/متن پیام/), 'سلام')
    await refusedThenSent({
      canvas,
      send: args.onSubmit,
      button: 'فرستادن پیام',
      messages: { text: 'متن وارد شده نویسه‌ی نامجاز دارد' },
      correct: () => userEvent.type(canvas.getByLabelText(/متن پیام/), '، خوبید؟'),
    })
  },
}

export const RefusedForWhatHasNoField: Story = {
  args: { onSubmit: fn<ContactFormProps['onSubmit']>(async () => ({ source: 'این درخواست پذیرفته نشد' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/نام و نام خانوادگی/), 'سارا امینی')
    await userEvent.type(canvas.getByLabelText(/شماره موبایل/), '09121234567')
    await userEvent.type(canvas.getByLabelText(/متن پیام/), 'سلام')
    await userEvent.click(canvas.getByRole('button', { name: 'فرستادن پیام' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('این درخواست پذیرفته نشد')
    await expect(canvas.getByRole('button', { name: 'فرستادن پیام' })).toBeEnabled()
  },
}

export const AFieldLeftEmpty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/نام و نام خانوادگی/))
    await userEvent.tab()
    await expect(canvas.getByText('نام خود را وارد کنید')).toBeVisible()
  },
}

/** The form's button goes with the form; the focus goes to what came in its place. */
const Sending = () => {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <ContactSent message="به‌زودی با شما تماس می‌گیریم" onAgain={() => setIsSent(false)} />
  ) : (
    <Button onClick={() => setIsSent(true)}>فرستادن پیام</Button>
  )
}

export const Sent: Story = {
  render: () => <Sending />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فرستادن پیام' }))
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}
