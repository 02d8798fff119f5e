import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accountItems } from '../stories/navigation.tsx'
import { ProfileMenu } from './profile-menu.tsx'

const meta = {
  component: ProfileMenu,
  title: 'Navigation/ProfileMenu',
  parameters: { widest: 272 },
  args: {
    name: 'مریم رضایی',
    phone: '09123456789',
    items: accountItems,
    currentHref: '/profile/orders',
  },
} satisfies Meta<typeof ProfileMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سفارش‌های من' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('۰۹۱۲۳۴۵۶۷۸۹')).toHaveAttribute('dir', 'ltr')
  },
}
/** The name's place keeps its height, so that nothing moves when it comes. */
export const NameOnItsWay: Story = { args: { name: '', phone: '' } }
