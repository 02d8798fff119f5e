import type { Meta, StoryObj } from '@storybook/react-vite'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { expect } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { EmptyState, GirihNiche } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  subcomponents: { GirihNiche },
  title: 'Feedback/EmptyState',
  args: {
    icon: <ShoppingBasket size={28} />,
    title: 'سبد خرید شما خالی است',
    text: 'سری به راسته‌های بازار بزنید.',
    actions: <Button href="/shop">رفتن به فروشگاه</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'سبد خرید شما خالی است' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'رفتن به فروشگاه' })).toHaveAttribute('href', '/shop')
  },
}
export const TitleOnly: Story = { args: { icon: undefined, text: undefined, actions: undefined } }
/** The picture by itself. */
export const Niche: Story = { render: ({ icon }) => <GirihNiche icon={icon} /> }
