import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { Breadcrumbs } from '../elements/breadcrumbs.tsx'
import { Button } from '../elements/button.tsx'
import { Price } from '../elements/price.tsx'
import { RatingBrief } from '../elements/rating.tsx'
import { SectionHeader } from '../elements/section-header.tsx'
import { PageTitle, Sections } from '../layouts/layout.styles.ts'
import { AttributeTable } from '../product/attribute-table.tsx'
import { BuyBar } from '../product/buy-bar.tsx'
import { Gallery } from '../product/gallery.tsx'
import { OptionPicker } from '../product/option-picker.tsx'
import { ProductCard } from '../product/product-card.tsx'
import { ProductLayout } from '../product/product-layout.tsx'
import { ProductRow } from '../product/product-parts.tsx'
import { StockNote } from '../product/stock-note.tsx'
import { goods, ignore } from './goods.ts'
import { picture } from './pictures.ts'
import { SamplePage } from './shell.tsx'

export const samplePictures = [0, 1, 2, 3, 4].map((palette) => picture('rug', palette, 'قالیچه هریس'))
export const sampleOptions = [
  { value: 'لاکی', href: '/shop/rug-red', isSelected: true, swatch: '#8f2433' },
  { value: 'سرمه‌ای', href: '/shop/rug-blue', swatch: '#22356f' },
  { value: 'فیروزه‌ای', href: '/shop/rug-green', swatch: '#0e6f77', isOut: true },
]
export const sampleAttributes = [
  { name: 'ابعاد', value: '۱۵۰ × ۱۰۰ سانتی‌متر' },
  { name: 'جنس پرز', value: 'پشم مرغوب خراسان با رنگ گیاهی روناس و نیل' },
  { name: 'رج‌شمار', value: '۴۰' },
  { name: 'شهر بافت', value: 'هریس، آذربایجان شرقی' },
]

export const ProductPage = () => (
  <SamplePage current="shop">
    <Breadcrumbs
      items={[
        { title: 'خانه', url: '/' },
        { title: 'فرش و گلیم', url: '/shop?category=1' },
        { title: 'قالیچه دستبافت هریس با نقش ترنج', url: '/shop/rug-heriz' },
      ]}
    />
    <Sections>
      <ProductLayout
        gallery={<Gallery pictures={samplePictures} />}
        buy={
          <BuyBar>
            <Price price={185_000_000} listPrice={220_000_000} size="large" align="start" />
            <Button size="large" startIcon={<ShoppingBasket size={20} />}>
              افزودن به سبد خرید
            </Button>
          </BuyBar>
        }
      >
        <PageTitle>قالیچه دستبافت هریس با نقش ترنج، کارگاه استاد قره‌داغی</PageTitle>
        <RatingBrief average={4.7} count="۱۲۸" />
        <StockNote stock="low" left={2} />
        <OptionPicker name="رنگ زمینه" options={sampleOptions} />
        <AttributeTable items={sampleAttributes} />
      </ProductLayout>
      <section>
        <SectionHeader title="کالاهای مرتبط" />
        <ProductRow>
          {goods.map((product) => (
            <ProductCard key={product.href} {...product} onAdd={ignore} />
          ))}
        </ProductRow>
      </section>
    </Sections>
  </SamplePage>
)
