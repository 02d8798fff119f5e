import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductCard } from '../product/card/product-card.tsx'
import { ProductGrid } from '../product/card/product-parts.tsx'
import { goods } from '../stories/goods.ts'
import { filterGroups, sampleFilter } from '../stories/samples.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheetButton } from './filter-sheet-button.tsx'
import { ListLayout, ListToolbar, ResultCount } from './list-layout.tsx'
import { SortLinks } from './sort-links.tsx'

const List = () => (
  <>
    <ListToolbar>
      <FilterSheetButton onClick={fn()} />
      <SortLinks
        value="newest"
        onChange={fn()}
        options={[{ value: 'newest', label: 'تازه‌ترین', href: '?sort=newest' }]}
      />
      <ResultCount count={1_204} />
    </ListToolbar>
    <ProductGrid>
      {goods.map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </ProductGrid>
  </>
)

const meta = {
  component: ListLayout,
  subcomponents: { ListToolbar, ResultCount },
  title: 'Filters/ListLayout',
  args: {
    filters: <FilterPanel groups={filterGroups} value={sampleFilter} onChange={fn()} />,
    children: <List />,
  },
} satisfies Meta<typeof ListLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('۱٬۲۰۴ کالا')
  },
}
