import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CardTransferFacts } from './card-transfer-facts.tsx'
import { CopyButton } from './copy-button.tsx'
import { FormPanel } from './form-panel.tsx'

const meta = {
  component: CardTransferFacts,
  subcomponents: { CopyButton, FormPanel },
  title: 'Order/CardTransferFacts',
  parameters: { widest: 680 },
  args: {
    cardNumber: '6037991122334455',
    holder: 'فروشگاه حجره',
    bank: 'بانک ملی',
    amount: 2_450_010,
  },
} satisfies Meta<typeof CardTransferFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۶۰۳۷ ۹۹۱۱ ۲۲۳۳ ۴۴۵۵').getAttribute('dir')).toBe('ltr')
    await expect(canvas.getByText('۲٬۴۵۰٬۰۱۰ ریال')).toBeVisible()
  },
}
export const InAPanel: Story = {
  render: (args) => (
    <FormPanel>
      <h2>پرداخت کارت به کارت</h2>
      <p>مبلغ را به این کارت واریز کنید و مشخصات آن را پایین‌تر بنویسید.</p>
      <CardTransferFacts {...args} />
    </FormPanel>
  ),
}

const writeText = fn(async (_text: string) => undefined)
/** Latin digits: banking apps want them. */
export const Copied: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  },
  render: () => <CopyButton value="6037991122334455" label="کپی شماره کارت" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'کپی شماره کارت' }))
    await expect(writeText).toHaveBeenCalledWith('6037991122334455')
    await expect(await canvas.findByText('کپی شد')).toBeInTheDocument()
  },
}
/** Without a secure address there is no clipboard. */
export const NotCopied: Story = {
  ...Copied,
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'کپی شماره کارت' }))
    await expect(await canvas.findByText('کپی نشد؛ خودتان آن را انتخاب و کپی کنید')).toBeInTheDocument()
  },
}
