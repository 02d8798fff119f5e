import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { refusedThenSent } from '../stories/refused-then-sent.ts'
import { CardReportForm, type CardReportFormProps } from './card-report-form.tsx'

const meta = {
  component: CardReportForm,
  title: 'Order/CardReportForm',
  parameters: { widest: 680 },
  args: {
    days: [
      { value: '2026-11-20', label: 'امروز' },
      { value: '2026-11-19', label: 'دیروز' },
    ],
    initialValues: { amount: '245001', day: '2026-11-20' },
    onSubmit: fn<CardReportFormProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof CardReportForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('شماره پیگیری واریز'), '۱۲۳۴۵۶')
    await userEvent.type(canvas.getByLabelText('چهار رقم آخر کارت شما'), '44559')
    await userEvent.type(canvas.getByLabelText('ساعت واریز'), '14:30')
    await expect(canvas.getByLabelText('ساعت واریز')).toHaveValue('۱۴:۳۰')
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت پرداخت' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { amount: '245001', cardLast4: '4455', day: '2026-11-20', time: '14:30', trackingCode: '123456' },
      undefined,
    )
  },
}
export const RefusedThenSent: Story = {
  args: {
    initialValues: { ...meta.args.initialValues, trackingCode: '1', cardLast4: '4455', time: '14:30' },
  },
  play: async ({ canvas, args }) => {
    await refusedThenSent({
      canvas,
      send: args.onSubmit,
      button: 'ثبت پرداخت',
      messages: { time: 'زمان واریز هنوز نرسیده است' },
      correct: () => userEvent.type(canvas.getByLabelText('ساعت واریز'), '{Backspace}1'),
    })
  },
}
export const ReceiptRefusedThenSent: Story = {
  play: async ({ canvas, args }) => {
    const receipt = canvas.getByLabelText('تصویر رسید (اختیاری)')
    await userEvent.upload(receipt, new File(['x'], 'receipt.png', { type: 'image/png' }))
    await refusedThenSent({
      canvas,
      send: args.onSubmit,
      button: 'ثبت پرداخت',
      messages: { receiptImage: 'این فایل تصویر خوانایی نیست' },
      correct: () => userEvent.click(canvas.getByRole('button', { name: 'برداشتن تصویر' })),
    })
  },
}
