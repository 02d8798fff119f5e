import type { Meta, StoryObj } from '@storybook/react-vite'
import BadgeCheck from 'lucide-react/icons/badge-check'
import PackageCheck from 'lucide-react/icons/package-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { expect } from 'storybook/test'
import { TrustRow } from './trust-row.tsx'

const meta = {
  component: TrustRow,
  title: 'Content/TrustRow',
  args: {
    items: [
      { icon: <BadgeCheck size={32} />, title: 'اصالت کالا', text: 'با شناسنامه سازنده' },
      { icon: <PackageCheck size={32} />, title: 'بسته‌بندی امن', text: 'سالم تا در خانه' },
      { icon: <RotateCcw size={32} />, title: 'هفت روز مهلت بازگشت', text: 'بی‌پرسش و بی‌دردسر' },
      { icon: <ShieldCheck size={32} />, title: 'پرداخت امن', text: 'با درگاه بانکی' },
    ],
  },
} satisfies Meta<typeof TrustRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
