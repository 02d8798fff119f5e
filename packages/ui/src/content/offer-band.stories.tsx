import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeader } from '../elements/section-header.tsx'
import { ProductCard } from '../product/card/product-card.tsx'
import { ProductRow } from '../product/card/product-parts.tsx'
import { goods } from '../stories/goods.ts'
import { OfferBand } from './offer-band.tsx'

const meta = {
  component: OfferBand,
  title: 'Content/OfferBand',
  args: {
    children: (
      <>
        <SectionHeader title="پیشنهاد شگفت‌انگیز" href="/shop?discounted=true" />
        <ProductRow>
          {goods.slice(0, 6).map((product) => (
            <ProductCard key={product.href} {...product} />
          ))}
        </ProductRow>
      </>
    ),
  },
  // The band runs from edge to edge of a page's margins.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OfferBand>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
