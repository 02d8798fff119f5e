import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Figures, Toman } from './figures.tsx'

const meta = {
  component: Toman,
  subcomponents: { Figures },
  title: 'Elements/Toman',
  args: { rial: 185_000_000 },
} satisfies Meta<typeof Toman>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۱۸٬۵۰۰٬۰۰۰')).toBeVisible()
    await expect(canvas.getByText('تومان')).toBeVisible()
  },
}
/** Digits without a unit never break. */
export const ACode: Story = { render: () => <Figures>۲۰۱۹۳۸۴۷۵۵۶۶</Figures> }
