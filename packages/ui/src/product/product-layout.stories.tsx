import type { Meta, StoryObj } from '@storybook/react-vite'
import Share2 from 'lucide-react/icons/share-2'
import { expect, fn } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { Price } from '../elements/figures/price.tsx'
import { BottomNav } from '../navigation/bottom-nav.tsx'
import { onItsOwnPage } from '../stories/docs.ts'
import { sampleHrefs } from '../stories/navigation.tsx'
import { sampleAttributes, sampleOptions, samplePictures } from '../stories/samples.ts'
import { AttributeTable } from './attribute-table.tsx'
import { BuyBar } from './buy-bar.tsx'
import { FavoriteButton } from './card/favorite-button.tsx'
import { Gallery } from './gallery.tsx'
import { OptionPicker } from './option-picker.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductDetails, ProductLayout } from './product-layout.tsx'
import { StockNote } from './stock-note.tsx'

const title = 'قالیچه دستبافت هریس با نقش ترنج'
const meta = {
  component: ProductLayout,
  subcomponents: { BuyBar, ProductDetails, ProductHeading },
  title: 'Product/ProductLayout',
  parameters: onItsOwnPage,
  args: {
    gallery: <Gallery pictures={samplePictures} />,
    buy: (
      <BuyBar>
        <Price price={185_000_000} listPrice={220_000_000} size="large" />
        <Button size="large">افزودن به سبد خرید</Button>
      </BuyBar>
    ),
    children: (
      <>
        <ProductHeading
          title={title}
          actions={
            <>
              <FavoriteButton title={title} isFavorite={false} onToggle={fn()} />
              <IconButton label="اشتراک‌گذاری">
                <Share2 size={20} />
              </IconButton>
            </>
          }
        />
        <StockNote stock="in_stock" />
        <OptionPicker name="رنگ زمینه" options={sampleOptions} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <BottomNav hrefs={sampleHrefs} current="shop" />
      </>
    ),
  ],
} satisfies Meta<typeof ProductLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  },
}
export const Details: Story = {
  render: () => (
    <ProductDetails>
      <p>پود آبی و گره‌های درشت، امضای بافنده‌های هریس است.</p>
      <AttributeTable items={sampleAttributes} />
    </ProductDetails>
  ),
}
