import BadgeCheck from 'lucide-react/icons/badge-check'
import Headset from 'lucide-react/icons/headset'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import { ArticleCard, ArticleGrid } from '../content/article-card.tsx'
import { CategoryArch, CategoryRow } from '../content/category-arch.tsx'
import { Hero } from '../content/hero.tsx'
import { OfferBand } from '../content/offer-band.tsx'
import { TrustRow } from '../content/trust-row.tsx'
import { Countdown } from '../elements/countdown.tsx'
import { SectionHeader } from '../elements/section-header.tsx'
import { Sections } from '../layouts/layout.styles.ts'
import { ProductCard } from '../product/product-card.tsx'
import { ProductRow } from '../product/product-parts.tsx'
import { articles, categories, goods, ignore } from './goods.ts'
import { picture } from './pictures.ts'
import { SamplePage } from './shell.tsx'

const trust = [
  { icon: <BadgeCheck size={32} />, title: 'اصالت کالا', text: 'با شناسنامه سازنده' },
  { icon: <Truck size={32} />, title: 'ارسال به سراسر ایران', text: 'رایگان از یک میلیون تومان' },
  { icon: <RotateCcw size={32} />, title: 'هفت روز بازگشت', text: 'بی‌پرسش و بی‌هزینه' },
  { icon: <Headset size={32} />, title: 'پشتیبانی تلفنی', text: 'هر روز از ۹ تا ۲۱' },
]

export const HomePage = ({ offerEndsAt }: { offerEndsAt: string }) => (
  <SamplePage current="home">
    <Sections>
      <Hero
        slides={[
          {
            title: 'نقش ترنج، گره به گره',
            text: 'قالیچه‌های دستبافت هریس و تبریز، مستقیم از کارگاه بافنده.',
            href: '/shop?category=1',
            action: 'دیدن فرش‌ها',
            picture: picture('rug', 0),
          },
          {
            title: 'فیروزه‌ای به رنگ آسمان میناب',
            text: 'سفال‌های لعاب‌دار برای سفره هر روز.',
            href: '/shop?category=2',
            action: 'دیدن سفال‌ها',
            picture: picture('bowl', 1),
          },
        ]}
      />
      <section>
        <SectionHeader title="راسته‌های بازار" />
        <CategoryRow>
          {categories.map((category) => (
            <CategoryArch
              key={category.url}
              href={category.url}
              title={category.title}
              picture={category.picture}
            />
          ))}
        </CategoryRow>
      </section>
      <OfferBand>
        <SectionHeader title="پیشنهاد شگفت‌انگیز" href="/shop?discounted=true">
          <Countdown endsAt={offerEndsAt} />
        </SectionHeader>
        <ProductRow>
          {goods.map((product) => (
            <ProductCard key={product.href} {...product} onAdd={ignore} />
          ))}
        </ProductRow>
      </OfferBand>
      <TrustRow items={trust} />
      <section>
        <SectionHeader title="تازه‌های حجره" href="/shop?sort=newest" />
        <ProductRow>
          {goods.toReversed().map((product) => (
            <ProductCard key={product.href} {...product} onAdd={ignore} />
          ))}
        </ProductRow>
      </section>
      <section>
        <SectionHeader title="از بلاگ حجره" href="/blog" />
        <ArticleGrid>
          {articles.map((article) => (
            <ArticleCard key={article.href} {...article} />
          ))}
        </ArticleGrid>
      </section>
    </Sections>
  </SamplePage>
)
