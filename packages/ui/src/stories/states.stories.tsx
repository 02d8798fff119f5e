import type { Meta, StoryObj } from '@storybook/react-vite'
import SearchX from 'lucide-react/icons/search-x'
import { expect } from 'storybook/test'
import { RegisterPanel } from '../auth/register-panel.tsx'
import { CartLayout, Sheet } from '../cart/cart-layout.tsx'
import { Stepper } from '../cart/stepper.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { ContactSent } from '../contact/contact-sent.tsx'
import { Button } from '../elements/button.tsx'
import { SectionHeader } from '../elements/section-header.tsx'
import { LoadingLabel, ProductCardSkeleton, Skeleton } from '../elements/skeletons.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { OfflineNotice } from '../feedback/offline-notice.tsx'
import { AuthLayout } from '../layouts/auth-layout.tsx'
import { PageTitle, ReadingColumn, ReadingSheet } from '../layouts/layout.styles.ts'
import { CardTransferFacts } from '../order/card-transfer-facts.tsx'
import { ProductGrid } from '../product/product-parts.tsx'
import { goods, ignore } from './goods.ts'
import { ListPage } from './list-page.tsx'
import { sampleValidators } from './login-page.tsx'
import { SamplePage } from './shell.tsx'

const meta = { title: 'Pages/States', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const optional = () => undefined

export const ListLoading: Story = {
  render: () => (
    <SamplePage current="shop">
      <PageTitle>فروشگاه</PageTitle>
      <LoadingLabel />
      <ProductGrid>
        {goods.map(({ href }) => (
          <ProductCardSkeleton key={href} />
        ))}
      </ProductGrid>
    </SamplePage>
  ),
}
export const SearchWithoutResult: Story = {
  render: () => (
    <SamplePage current="shop">
      <EmptyState
        level={1}
        icon={<SearchX size={28} />}
        title="چیزی پیدا نشد"
        text="واژه‌ی کوتاه‌تری را امتحان کنید یا راسته‌های بازار را بگردید."
        actions={<Button href="/shop">دیدن همه‌ی کالاها</Button>}
      />
    </SamplePage>
  ),
}
export const ServerError: Story = {
  render: () => (
    <SamplePage>
      <ErrorState onRetry={ignore} requestId="6f1c2d3e" />
    </SamplePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Internal Server Error')).toBeVisible()
  },
}
export const Offline: Story = {
  render: () => (
    <>
      <ListPage />
      <OfflineNotice isOffline />
    </>
  ),
}
export const CartLoading: Story = {
  render: () => (
    <SamplePage current="cart" name="مریم رضایی">
      <Stepper current={0} />
      <LoadingLabel />
      <CartLayout summary={<Skeleton data-shape="block" />}>
        <Skeleton data-shape="block" />
      </CartLayout>
    </SamplePage>
  ),
}
export const PaymentByCard: Story = {
  render: () => (
    <SamplePage current="cart" name="مریم رضایی">
      <Stepper current={2} />
      <CardTransferFacts
        cardNumber="6037991122334455"
        holder="فروشگاه حجره"
        bank="بانک نمونه"
        amount={43_450_230}
      />
    </SamplePage>
  ),
}
export const Register: Story = {
  render: () => (
    <AuthLayout title="ثبت نام در حجره">
      <RegisterPanel validators={sampleValidators} onSubmit={optional} onLogin={ignore} />
    </AuthLayout>
  ),
}
export const Faq: Story = {
  render: () => (
    <SamplePage>
      <ReadingColumn>
        <PageTitle>سوالات متداول</PageTitle>
        <SectionHeader title="ارسال" />
        <details open>
          <summary>سفارش چند روزه می‌رسد؟</summary>
          <p>سفارش‌های تهران یک تا دو روزه و شهرهای دیگر سه تا پنج روزه می‌رسد.</p>
        </details>
      </ReadingColumn>
    </SamplePage>
  ),
}
export const AboutUs: Story = {
  render: () => (
    <SamplePage>
      <ReadingSheet>
        <PageTitle>درباره ما</PageTitle>
        <p>
          حجره در بازار اصفهان شروع شد؛ اتاقی به اندازه‌ی یک فرش سه‌درچهار، با سقفی که نور از آن پایین می‌افتاد.
        </p>
      </ReadingSheet>
    </SamplePage>
  ),
}
export const Contact: Story = {
  render: () => (
    <SamplePage>
      <PageTitle>تماس با ما</PageTitle>
      <Sheet>
        <ContactForm
          validators={{ name: optional, phone: optional, subject: optional, text: optional }}
          onSubmit={async () => undefined}
        />
      </Sheet>
    </SamplePage>
  ),
}
export const ContactDone: Story = {
  render: () => (
    <SamplePage>
      <PageTitle>تماس با ما</PageTitle>
      <ContactSent message="به‌زودی با شما تماس می‌گیریم" onAgain={ignore} />
    </SamplePage>
  ),
}

const dark = { scheme: 'dark' }
export const ListLoadingDark: Story = { ...ListLoading, globals: dark }
export const AboutUsDark: Story = { ...AboutUs, globals: dark }
export const ContactDark: Story = { ...Contact, globals: dark }
