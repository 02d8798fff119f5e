import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { ignore } from '../stories/goods.ts'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'

const Typed = (props: PhoneInputProps) => {
  const [value, setValue] = useState(props.value)
  const take = (typed: string) => {
    setValue(typed)
    props.onChange(typed)
  }
  return <PhoneInput {...props} value={value} onChange={take} />
}

const meta = {
  component: PhoneInput,
  title: 'Fields/PhoneInput',
  parameters: { widest: 420 },
  args: { name: 'phone', value: '', onChange: ignore },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PhoneInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '09123456789۱')
    await expect(canvas.getByLabelText('شماره موبایل')).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹')
    await expect(args.onChange).toHaveBeenLastCalledWith('09123456789')
  },
}

export const AnyWrittenForm: Story = {
  tags: ['§D1.10'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('شماره موبایل')
    for (const form of ['۰۹۱۲۳۴۵۶۷۸۹', '+98 912 345 6789', '00989123456789', '٩١٢٣٤٥٦٧٨٩']) {
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(form)
      await expect(field).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹')
    }
  },
}

export const CountryCodeTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('شماره موبایل'), '989123456789')
    await expect(canvas.getByLabelText('شماره موبایل')).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹')
  },
}

/** What the browser or a password manager puts in at once, without any keystroke. */
export const FilledByTheBrowser: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('شماره موبایل')
    await expect(field).toHaveAttribute('autocomplete', 'tel')
    await fireEvent.input(field, { target: { value: '+989123456789' } })
    await expect(field).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹')
  },
}

export const CorrectedInTheMiddle: Story = {
  args: { value: '09123456789' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('شماره موبایل')
    const user = userEvent.setup()
    await user.click(field)
    field.setSelectionRange(4, 4)
    await user.keyboard('{Backspace}')
    await expect(field.selectionStart).toBe(3)
    await user.keyboard('5')
    await expect(field).toHaveValue('۰۹۱۵۳۴۵۶۷۸۹')
    await expect(field.selectionStart).toBe(4)
  },
}
