import type { Meta, StoryObj } from '@storybook/react-vite'
import Heart from 'lucide-react/icons/heart'
import Package from 'lucide-react/icons/package'
import { expect, fn } from 'storybook/test'
import { CommentCard } from '../comment/comment-card.tsx'
import { Button } from '../elements/button.tsx'
import { SectionHeader } from '../elements/section-header.tsx'
import { LoadingLabel, Skeleton } from '../elements/skeletons.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { AddressCard } from '../order/address-card.tsx'
import { AddressForm } from '../order/address-form.tsx'
import { OrderCard } from '../order/order-card.tsx'
import { ProductCard } from '../product/product-card.tsx'
import { ProductGrid } from '../product/product-parts.tsx'
import { sampleAddresses } from './address-page.tsx'
import { goods, ignore } from './goods.ts'
import { sampleOrder } from './other-pages.tsx'
import { ProfilePage } from './profile-page.tsx'

const meta = { title: 'Pages/Profile', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const statuses = [
  { label: 'در انتظار پرداخت', tone: 'warning' },
  { label: 'ارسال شده', tone: 'info' },
  { label: 'تحویل شده', tone: 'success' },
  { label: 'لغو شده', tone: 'danger' },
] as const

export const OrdersInEveryState: Story = {
  render: () => (
    <ProfilePage title="سفارش‌های من" href="/profile/orders">
      {statuses.map((status, index) => (
        <OrderCard
          key={status.label}
          {...sampleOrder}
          href={`/profile/orders/${index}`}
          orderNumber={`10023${index}`}
          status={status}
          headingLevel={2}
        />
      ))}
    </ProfilePage>
  ),
}
export const OrdersLoading: Story = {
  render: () => (
    <ProfilePage title="سفارش‌های من" href="/profile/orders">
      <LoadingLabel />
      {statuses.map(({ label }) => (
        <Skeleton key={label} data-shape="block" />
      ))}
    </ProfilePage>
  ),
}
export const OrdersEmpty: Story = {
  render: () => (
    <ProfilePage title="سفارش‌های من" href="/profile/orders">
      <EmptyState
        icon={<Package size={28} />}
        title="هنوز سفارشی ندارید"
        text="اولین خریدتان که ثبت شود، این‌جا دنبالش می‌کنید."
        actions={<Button href="/shop">رفتن به فروشگاه</Button>}
      />
    </ProfilePage>
  ),
}
const retry = fn()
export const OrdersFailed: Story = {
  render: () => (
    <ProfilePage title="سفارش‌های من" href="/profile/orders">
      <ErrorState onRetry={retry} requestId="6f1c2d3e" />
    </ProfilePage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Favorites: Story = {
  render: () => (
    <ProfilePage title="علاقه‌مندی‌های من" href="/profile/favorites">
      <ProductGrid>
        {goods.slice(0, 4).map((product) => (
          <ProductCard key={product.href} {...product} headingLevel={2} onAdd={ignore} />
        ))}
      </ProductGrid>
    </ProfilePage>
  ),
}
export const FavoritesEmpty: Story = {
  render: () => (
    <ProfilePage title="علاقه‌مندی‌های من" href="/profile/favorites">
      <EmptyState
        icon={<Heart size={28} />}
        title="هنوز چیزی را نشان نکرده‌اید"
        text="روی قلب کنار هر کالا بزنید تا این‌جا بماند."
        actions={<Button href="/shop">رفتن به فروشگاه</Button>}
      />
    </ProfilePage>
  ),
}
export const Addresses: Story = {
  render: () => (
    <ProfilePage title="آدرس‌های من" href="/profile/addresses">
      {sampleAddresses.map((address) => (
        <AddressCard key={address.id} address={address} onEdit={ignore} />
      ))}
    </ProfilePage>
  ),
}
export const NewAddress: Story = {
  render: () => (
    <ProfilePage title="آدرس‌های من" href="/profile/addresses">
      <AddressForm
        provinces={[{ value: '8', label: 'تهران' }]}
        cities={[]}
        validators={{}}
        onProvinceChange={ignore}
        onSubmit={ignore}
        onCancel={ignore}
      />
    </ProfilePage>
  ),
}
export const Comments: Story = {
  render: () => (
    <ProfilePage title="نظرهای من" href="/profile/comments">
      <SectionHeader title="درباره‌ی کالاها" />
      <CommentCard
        heading="گلاب دوآتشه‌ی قمصر"
        rating={5}
        createdAt="2026-11-05T08:00:00Z"
        reply="نوش جان؛ خوشحالیم که پسندیدید."
      >
        بویش همان بوی گلاب خانه‌ی مادربزرگ است.
      </CommentCard>
      <CommentCard heading="استکان کمرباریک" rating={null} createdAt="2026-11-02T08:00:00Z">
        یکی از استکان‌ها لب‌پر بود و همان روز عوضش کردند.
      </CommentCard>
    </ProfilePage>
  ),
}
