import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { Notice } from './notice.tsx'

const meta = {
  component: Notice,
  title: 'Feedback/Notice',
  args: {
    children: 'قیمت یکی از کالاهای سبد تغییر کرده است.',
    action: (
      <Button variant="outlined" size="small">
        دیدن سبد
      </Button>
    ),
  },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('قیمت یکی از کالاهای سبد تغییر کرده است.')
    await expect(canvas.getByRole('button', { name: 'دیدن سبد' })).toBeVisible()
  },
}
export const Problem: Story = {
  args: { severity: 'error', role: 'alert', children: 'این کالا دیگر فروخته نمی‌شود.', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('این کالا دیگر فروخته نمی‌شود.')
  },
}
