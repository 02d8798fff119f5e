import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ignore } from '../stories/goods.ts'
import { OtpInput, type OtpInputProps } from './otp-input.tsx'

const Typed = (props: OtpInputProps) => {
  const [value, setValue] = useState(props.value)
  return <OtpInput {...props} value={value} onChange={setValue} />
}

const meta = {
  component: OtpInput,
  title: 'Fields/OtpInput',
  parameters: { widest: 420 },
  args: { name: 'otp', value: '', onChange: ignore, onComplete: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof OtpInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['§5.12', '§D7.12'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText('کد تایید'), '1x2۳4')
    await expect(canvas.getByLabelText('کد تایید')).toHaveValue('1234')
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
    const boxes = [...canvasElement.querySelectorAll('[dir="ltr"] > [aria-hidden="true"]')]
    await expect(boxes.map(({ textContent }) => textContent)).toEqual(['۱', '۲', '۳', '۴'])
    const lefts = boxes.map((box) => box.getBoundingClientRect().left)
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
  },
}

export const PastedWithSpaces: Story = {
  tags: ['§5.12', '§D1.9', '§D3.22', '§D7.12'],
  args: { length: 5 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('کد تایید')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(field)
    await userEvent.paste(' ۱۲ ۳۴۵ ')
    await expect(field).toHaveValue('12345')
    await expect(args.onComplete).toHaveBeenCalledWith('12345')
  },
}

export const Wrong: Story = { args: { length: 5, value: '12345', message: 'کد تایید نادرست است' } }
