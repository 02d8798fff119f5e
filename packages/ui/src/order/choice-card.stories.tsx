import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ChoiceCard, ChoiceGroup, ChoiceText, ChoiceTitle } from './choice-card.tsx'

const ways = [
  { value: 'gateway', title: 'درگاه بانکی', text: 'پرداخت آنلاین با همه کارت‌های عضو شتاب' },
  { value: 'card', title: 'کارت به کارت', text: 'واریز به کارت فروشگاه و ثبت شماره پیگیری' },
]

const meta = {
  component: ChoiceCard,
  subcomponents: { ChoiceGroup, ChoiceText, ChoiceTitle },
  title: 'Order/ChoiceCard',
  parameters: { widest: 640 },
} satisfies Meta<typeof ChoiceCard>
export default meta
type Story = StoryObj<typeof meta>

const Chosen = () => {
  const [way, setWay] = useState('gateway')
  return (
    <ChoiceGroup title="روش پرداخت" value={way} onChange={setWay}>
      {ways.map(({ value, title, text }) => (
        <ChoiceCard key={value} value={value}>
          <span>
            <ChoiceTitle>{title}</ChoiceTitle>
            <ChoiceText>{text}</ChoiceText>
          </span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}

export const Playground: Story = {
  args: { value: 'gateway', children: undefined },
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('کارت به کارت'))
    await expect(canvas.getByRole('radio', { name: /کارت به کارت/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /درگاه بانکی/ })).not.toBeChecked()
  },
}
