import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  component: Select,
  title: 'Fields/Select',
  parameters: { widest: 420 },
  args: {
    name: 'province',
    label: 'استان',
    value: '',
    onChange: fn(),
    options: [
      { value: '8', label: 'تهران' },
      { value: '4', label: 'اصفهان' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('استان'), 'اصفهان')
    await expect(args.onChange).toHaveBeenCalledWith('4')
  },
}
export const Invalid: Story = { args: { message: 'انتخاب استان الزامی است' } }
