import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { CardReportForm } from './card-report-form.tsx'
import { CardTransferFacts } from './card-transfer-facts.tsx'

const meta: Meta<typeof CardReportForm> = {
  component: CardReportForm,
  args: {
    days: [
      { value: '2026-11-20', label: 'امروز' },
      { value: '2026-11-19', label: 'دیروز' },
    ],
    initialValues: { amount: '245001', day: '2026-11-20' },
    onSubmit: fn(async () => undefined),
  },
  render: (args) => (
    <>
      <CardTransferFacts
        cardNumber="6037991122334455"
        holder="فروشگاه حجره"
        bank="بانک ملی"
        amount={2_450_010}
      />
      <br />
      <CardReportForm {...args} />
    </>
  ),
}
export default meta

export const Playground: StoryObj<typeof CardReportForm> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('۶۰۳۷ ۹۹۱۱ ۲۲۳۳ ۴۴۵۵').getAttribute('dir')).toBe('ltr')
    await expect(canvas.getByText('۲٬۴۵۰٬۰۱۰ ریال')).toBeVisible()
  },
}
