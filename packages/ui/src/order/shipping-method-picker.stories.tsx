import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { shippingMethods } from '../stories/samples.ts'
import { ShippingMethodPicker } from './shipping-method-picker.tsx'

const meta = {
  component: ShippingMethodPicker,
  title: 'Order/ShippingMethodPicker',
  parameters: { widest: 640 },
  args: { methods: shippingMethods, value: 'post', onChange: fn() },
} satisfies Meta<typeof ShippingMethodPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /تحویل حضوری/ }))
    await expect(args.onChange).toHaveBeenCalledWith('pickup')
  },
}
export const DaysAndWhichIsFastest: Story = {
  args: {
    value: 'post',
    methods: [
      {
        id: 'post',
        title: 'پست پیشتاز',
        fee: 600_000,
        arrival: { from: '2026-11-30T08:00:00Z', to: '2026-12-02T08:00:00Z' },
      },
      {
        id: 'tipax',
        title: 'تیپاکس',
        fee: 1_200_000,
        arrival: { from: '2026-11-28T08:00:00Z', to: '2026-11-30T08:00:00Z' },
      },
      {
        id: 'courier',
        title: 'پیک',
        fee: 1_500_000,
        arrival: { from: '2026-11-30T08:00:00Z', to: '2026-11-30T12:00:00Z' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: /پست پیشتاز ارزان‌ترین.*دوشنبه ۹ آذر تا چهارشنبه ۱۱ آذر/ }),
    ).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /تیپاکس سریع‌ترین/ })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /^پیک دوشنبه ۹ آذر/ })).toBeEnabled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /پست پیشتاز/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('courier')
  },
}
export const WhileItIsSaved: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /پیک حجره/ })).toBeDisabled()
  },
}
