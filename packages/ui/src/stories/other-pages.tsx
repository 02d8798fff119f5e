import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { ArticleCard, ArticleGrid } from '../content/article-card.tsx'
import { Button } from '../elements/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { BlogLayout } from '../layouts/blog-layout.tsx'
import { PageTitle, Sections } from '../layouts/layout.styles.ts'
import { OrderCard } from '../order/order-card.tsx'
import { OrderTimeline } from '../order/order-timeline.tsx'
import { PaymentResult } from '../order/payment-result.tsx'
import { BottomNav } from '../shell/bottom-nav.tsx'
import { articles } from './goods.ts'
import { picture } from './pictures.ts'
import { ProfilePage } from './profile-page.tsx'
import { SampleFooter, SampleHeader, SamplePage, sampleHrefs } from './shell.tsx'

export const sampleTimeline = [
  { label: 'ثبت سفارش', state: 'done', at: '2026-11-10T09:20:00Z' },
  { label: 'پرداخت شد', state: 'done', at: '2026-11-10T09:24:00Z' },
  { label: 'در حال آماده‌سازی', state: 'current', at: '2026-11-11T06:00:00Z' },
  { label: 'ارسال شد', state: 'coming' },
  { label: 'تحویل شد', state: 'coming' },
] as const

export const sampleOrder = {
  href: '/profile/orders/1',
  orderNumber: '100234',
  status: { label: 'در حال آماده‌سازی', tone: 'info' },
  placedAt: '2026-11-10T09:20:00Z',
  total: 208_450_000,
  totalCount: 4,
  pictures: [picture('rug', 0), picture('bowl', 1), picture('tin', 2)],
} as const

export const OrdersPage = ({ isMenuPage = false }: { isMenuPage?: boolean }) => (
  <ProfilePage title="سفارش‌های من" href="/profile/orders" isMenuPage={isMenuPage}>
    <OrderCard {...sampleOrder} headingLevel={2} />
    <OrderTimeline steps={sampleTimeline} />
  </ProfilePage>
)

export const BlogPage = () => (
  <BlogLayout
    header={<SampleHeader />}
    footer={<SampleFooter />}
    bottomNav={<BottomNav hrefs={sampleHrefs} current="blog" cartCount={3} />}
  >
    <PageTitle>بلاگ</PageTitle>
    <Sections>
      {articles.slice(0, 1).map((article) => (
        <ArticleCard key={article.href} {...article} isLead headingLevel={2} />
      ))}
      <ArticleGrid>
        {articles.map((article) => (
          <ArticleCard key={article.href} {...article} headingLevel={2} />
        ))}
      </ArticleGrid>
    </Sections>
  </BlogLayout>
)

export const ResultPage = ({ status }: { status: 'paid' | 'failed' | 'pending' }) => (
  <SamplePage name="مریم رضایی" cartCount={0}>
    <PaymentResult
      status={status}
      orderNumber="100234"
      refId="201938475566"
      amount={208_450_000}
      actions={
        <>
          <Button href="/profile/orders/1" size="large">
            دیدن سفارش
          </Button>
          <Button href="/shop" look="quiet">
            ادامه خرید
          </Button>
        </>
      }
    />
  </SamplePage>
)

export const EmptyCartPage = () => (
  <SamplePage current="cart" name="مریم رضایی" cartCount={0}>
    <EmptyState
      level={1}
      icon={<ShoppingBasket size={28} />}
      title="سبد خرید شما خالی است"
      text="سری به راسته‌های بازار بزنید؛ چیزهای تازه‌ای رسیده است."
      actions={<Button href="/shop">رفتن به فروشگاه</Button>}
    />
  </SamplePage>
)

export const NotFoundPage = () => (
  <SamplePage>
    <ErrorState status={404} />
  </SamplePage>
)
