import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { goods } from '../../stories/goods.ts'
import { ProductCard } from './product-card.tsx'
import { ProductRow } from './product-parts.tsx'

const meta = {
  component: ProductRow,
  title: 'Product/ProductRow',
  args: {
    children: goods.map((product) => <ProductCard key={product.href} {...product} headingLevel={2} />),
  },
} satisfies Meta<typeof ProductRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
/** Fewer than fit: no arrow, nothing to scroll. */
export const Two: Story = { args: { children: meta.args.children.slice(0, 2) } }
/** More than a shopper scrolls through at once: the last ones are laid out when they come near. */
export const Many: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, place) => {
      const product = goods[(place + 3) % goods.length]
      // The last alone has a rating and an old price: the cards that are laid out at first are lower.
      const bare = place < 23 && { listPrice: null, rating: null }
      return product && <ProductCard key={place.toString()} {...product} {...bare} headingLevel={2} />
    }),
  },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading')
    const isLaidOut = (place: number) => titles[place]?.checkVisibility({ contentVisibilityAuto: true })
    await waitFor(() => expect(isLaidOut(0)).toBe(true))
    await waitFor(() => expect(isLaidOut(titles.length - 1)).toBe(false))
    const row = titles[0]?.closest('article')?.parentElement
    const before = row?.clientHeight
    row?.scrollTo({ left: -row.scrollWidth })
    await waitFor(() => expect(isLaidOut(titles.length - 1)).toBe(true))
    // The cards that come are not higher than those before: the page below stays where it is.
    await expect(row?.clientHeight).toBe(before)
    row?.scrollTo({ left: 0 })
  },
}
