import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ignore } from '../stories/goods.ts'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'

const Typed = (props: PhoneInputProps) => {
  const [value, setValue] = useState(props.value)
  return <PhoneInput {...props} value={value} onChange={setValue} />
}

const meta = {
  component: PhoneInput,
  title: 'Fields/PhoneInput',
  args: { name: 'phone', value: '', onChange: ignore },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PhoneInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('شماره تلفن'), '09123456789۱')
    await expect(canvas.getByLabelText('شماره تلفن')).toHaveValue('09123456789')
  },
}

export const AnyWrittenForm: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('شماره تلفن')
    for (const form of ['۰۹۱۲۳۴۵۶۷۸۹', '+98 912 345 6789', '00989123456789', '٩١٢٣٤٥٦٧٨٩']) {
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(form)
      await expect(field).toHaveValue('09123456789')
    }
  },
}

export const CountryCodeTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('شماره تلفن'), '989123456789')
    await expect(canvas.getByLabelText('شماره تلفن')).toHaveValue('09123456789')
  },
}
