import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingLabel } from '../../elements/skeletons.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { ProductGrid } from './product-parts.tsx'

const meta = {
  component: ProductCardSkeleton,
  title: 'Product/ProductCardSkeleton',
} satisfies Meta<typeof ProductCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const InAGrid: Story = {
  render: () => (
    <ProductGrid>
      <LoadingLabel />
      {['a', 'b', 'c', 'd'].map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </ProductGrid>
  ),
}
