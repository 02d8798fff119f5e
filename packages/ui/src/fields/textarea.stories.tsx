import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Textarea } from './textarea.tsx'

const meta = {
  component: Textarea,
  title: 'Fields/Textarea',
  parameters: { widest: 420 },
  args: { name: 'text', label: 'نظر شما', value: '', onChange: fn() },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('نظر شما'), 'خ')
    await expect(args.onChange).toHaveBeenCalledWith('خ')
  },
}
