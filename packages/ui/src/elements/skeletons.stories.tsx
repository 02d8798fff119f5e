import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductGrid } from '../product/product-parts.tsx'
import { LoadingLabel, ProductCardSkeleton } from './skeletons.tsx'

const meta = { component: ProductCardSkeleton, title: 'Elements/Skeletons' } satisfies Meta<
  typeof ProductCardSkeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: () => (
    <ProductGrid>
      <LoadingLabel />
      {['a', 'b', 'c', 'd'].map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </ProductGrid>
  ),
}
