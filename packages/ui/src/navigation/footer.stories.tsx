import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeToggle } from '../elements/actions/theme-toggle.tsx'
import { sampleFooter } from '../stories/navigation.tsx'
import { Footer } from './footer.tsx'

const meta = {
  component: Footer,
  title: 'Navigation/Footer',
  args: sampleFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'شیوه‌های ارسال' })).toHaveAttribute(
      'href',
      '/page/shipping',
    )
    await expect(canvas.getByRole('navigation', { name: 'راهنمای خرید' })).toBeVisible()
  },
}
/** A phone's header is one row; its other buttons are here. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { tools: <ThemeToggle isLabelled /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^رنگ‌بندی/ })).toBeVisible()
  },
}
/** Before the shop's settings are filled in. */
export const Bare: Story = { args: { menu: [], social: [], about: undefined } }
