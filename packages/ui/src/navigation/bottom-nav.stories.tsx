import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onItsOwnPage } from '../stories/docs.ts'
import { sampleHrefs } from '../stories/navigation.tsx'
import { BottomNav } from './bottom-nav.tsx'

const meta = {
  component: BottomNav,
  title: 'Navigation/BottomNav',
  args: { hrefs: sampleHrefs, current: 'cart', cartCount: 3 },
  parameters: { layout: 'fullscreen', ...onItsOwnPage },
  // Phones and tablets only.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomNav>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سبد خرید، ۳ کالا' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(5)
    const smallest = Math.min(...links.map((link) => link.getBoundingClientRect().width))
    await expect(smallest).toBeGreaterThanOrEqual(44)
  },
}
/** While its HTML is still arriving: the places that are there stay where they are. */
export const HalfArrived: Story = {
  play: async ({ canvas }) => {
    const [first, second, ...others] = canvas.getAllByRole('link')
    const lefts = () => [first, second].map((link) => link?.getBoundingClientRect().left)
    const whole = lefts()
    const [nav] = canvas.getAllByRole('navigation')
    for (const link of others) link.remove()
    await expect(lefts()).toEqual(whole)
    nav?.append(...others)
  },
}
export const NothingInTheCart: Story = {
  args: { current: 'home', cartCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سبد خرید' })).toBeVisible()
  },
}
