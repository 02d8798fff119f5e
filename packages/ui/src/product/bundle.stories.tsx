import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Bundle } from './bundle.tsx'

const meta = {
  component: Bundle,
  title: 'Product/Bundle',
  args: {
    parts: [
      { title: 'قوری چینی گل‌سرخ', price: 4_850_000 },
      { title: 'سینی مسی قلم‌زنی‌شده‌ی اصفهان با نقش اسلیمی', price: 12_400_000, href: '/shop/tray' },
      { title: 'چای بهاره‌ی لاهیجان', price: 1_950_000, href: '/shop/tea' },
    ],
    onAdd: fn(),
  },
} satisfies Meta<typeof Bundle>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('جمع ۳ کالا')).toBeVisible()
    await expect(canvas.getByText(/۱٬۹۲۰٬۰۰۰/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'افزودن هر ۳ کالا به سبد' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
export const Two: Story = { args: { parts: meta.args.parts.slice(0, 2) } }
