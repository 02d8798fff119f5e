import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods } from '../stories/goods.ts'
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
/** Fewer than fit: no arrow, nothing to push. */
export const Two: Story = { args: { children: meta.args.children.slice(0, 2) } }
