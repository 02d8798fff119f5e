import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { GiftFields, type GiftValue } from './gift-fields.tsx'

const meta = {
  component: GiftFields,
  title: 'Order/GiftFields',
  parameters: { widest: 640 },
  args: { value: null, maxLength: 200, onChange: fn(), onOtherReceiver: fn() },
  render: (args) => {
    const [value, setValue] = useState<GiftValue | null>(args.value)
    const onChange = (gift: GiftValue | null) => {
      args.onChange(gift)
      setValue(gift)
    }
    return <GiftFields {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof GiftFields>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Opened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'این سفارش هدیه است' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ card: '', hidesPrices: true })
    await userEvent.type(canvas.getByRole('textbox', { name: /متن کارت هدیه/ }), 'یلدا مبارک')
    // Leaves the field by pressing another: what was written is not lost by it.
    await userEvent.click(canvas.getByRole('checkbox', { name: /فاکتور و قیمت/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ card: 'یلدا مبارک', hidesPrices: false })
    await userEvent.click(canvas.getByRole('button', { name: 'گیرنده کس دیگری است' }))
    await expect(args.onOtherReceiver).toHaveBeenCalledOnce()
  },
}
