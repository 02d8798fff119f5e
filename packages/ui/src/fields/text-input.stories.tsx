import type { Meta, StoryObj } from '@storybook/react-vite'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ignore } from '../stories/goods.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

const Typed = (props: TextInputProps) => {
  const [value, setValue] = useState(props.value)
  return <TextInput {...props} value={value} onChange={setValue} />
}

const meta = {
  component: TextInput,
  title: 'Fields/TextInput',
  parameters: { widest: 420 },
  args: {
    name: 'fullName',
    label: 'نام و نام خانوادگی',
    placeholder: 'مثلا مریم رضایی',
    value: '',
    onChange: ignore,
    icon: <UserRound size={20} />,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('نام و نام خانوادگی'), 'مریم')
    await expect(canvas.getByLabelText('نام و نام خانوادگی')).toHaveValue('مریم')
  },
}

export const Invalid: Story = {
  tags: ['§2.63', '§D7.8'],
  args: { message: 'وارد کردن نام الزامی است' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('نام و نام خانوادگی')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('وارد کردن نام الزامی است')
  },
}

export const EveryProperty: Story = {
  tags: ['§2.59', '§2.61', '§2.62'],
  args: {
    id: 'full-name',
    value: 'مریم',
    maxLength: 6,
    icon: <UserRound size={20} data-testid="icon" />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'نام و نام خانوادگی' })
    await expect(canvas.getByTestId('icon')).toBeVisible()
    await expect(field).toHaveAttribute('id', 'full-name')
    await expect(field).toHaveAttribute('name', 'fullName')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveAttribute('dir', 'rtl')
    await expect(field).toHaveAttribute('placeholder', 'مثلا مریم رضایی')
    await expect(field).toBeEnabled()
    await expect(field).toHaveValue('مریم')
    await userEvent.type(field, 'رضایی')
    await expect(field).toHaveValue('مریمرض')
  },
}

export const MessageBeneath: Story = {
  tags: ['§2.63'],
  args: { message: 'وارد کردن نام الزامی است' },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByLabelText('نام و نام خانوادگی').getBoundingClientRect()
    const { top } = canvas.getByText('وارد کردن نام الزامی است').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(bottom)
  },
}

export const Disabled: Story = { tags: ['§2.60'], args: { value: 'مریم رضایی', disabled: true } }

export const WholeNumbersOnly: Story = {
  tags: ['§2.61', '§2.64', '§D1.9', '§D7.9'],
  args: { name: 'postalCode', label: 'کد پستی', type: 'number', dir: 'ltr', maxLength: 10 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('کد پستی')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(field, '1a-2.5')
    await expect(field).toHaveValue('۱۲۵')
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('۱۹۶۹۸-٤٧٨١٢ ۳۴')
    await expect(field).toHaveValue('۱۹۶۹۸۴۷۸۱۲')
  },
}

export const AlmostANumber: Story = {
  args: {
    name: 'time',
    label: 'ساعت واریز',
    dir: 'ltr',
    maxLength: 5,
    hasPersianDigits: true,
    value: '1:30',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('ساعت واریز')
    await expect(field).toHaveValue('۱:۳۰')
    const user = userEvent.setup()
    await user.click(field)
    field.setSelectionRange(1, 1)
    await user.keyboard('4')
    await expect(field).toHaveValue('۱۴:۳۰')
    await expect(field.selectionStart).toBe(2)
  },
}

export const CorrectedInTheMiddle: Story = {
  args: {
    name: 'postalCode',
    label: 'کد پستی',
    type: 'number',
    dir: 'ltr',
    maxLength: 10,
    value: '19698478',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('کد پستی')
    const user = userEvent.setup()
    await user.click(field)
    field.setSelectionRange(2, 2)
    await user.keyboard('5٦')
    await expect(field).toHaveValue('۱۹۵۶۶۹۸۴۷۸')
    await expect(field.selectionStart).toBe(4)
    await user.keyboard('{Backspace}')
    await expect(field).toHaveValue('۱۹۵۶۹۸۴۷۸')
    await expect(field.selectionStart).toBe(3)
  },
}
