import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useState } from 'react'
import { CartPreview } from '../cart/cart-preview.tsx'
import { ThemeToggle } from '../elements/theme-toggle.tsx'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { BottomNav, type BottomNavSection } from '../shell/bottom-nav.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { SearchBox } from '../shell/search-box.tsx'
import type { AccountItem } from '../shell/shell.types.ts'
import { categories, goods, ignore } from './goods.ts'

export const accountItems: readonly AccountItem[] = [
  { label: 'داشبورد', href: '/profile', icon: <UserRound size={20} /> },
  { label: 'سفارش‌های من', href: '/profile/orders', icon: <Package size={20} /> },
  { label: 'آدرس‌های من', href: '/profile/addresses', icon: <MapPin size={20} /> },
  { label: 'علاقه‌مندی‌های من', href: '/profile/favorites', icon: <Heart size={20} /> },
  { label: 'خروج از حساب', onSelect: ignore, icon: <LogOut size={20} /> },
]

const menu = [
  { title: 'فروشگاه', url: '/shop' },
  { title: 'پیشنهاد شگفت‌انگیز', url: '/shop?discounted=true' },
  { title: 'بلاگ', url: '/blog' },
  { title: 'درباره ما', url: '/about-us' },
  { title: 'تماس با ما', url: '/contact-us' },
]

const footerMenu = [
  {
    title: 'راهنمای خرید',
    url: '/page/guide',
    children: [
      { title: 'شیوه‌های ارسال', url: '/page/shipping' },
      { title: 'بازگرداندن کالا', url: '/page/returns' },
      { title: 'سوالات متداول', url: '/faq' },
    ],
  },
  {
    title: 'حجره',
    url: '/about-us',
    children: [
      { title: 'درباره ما', url: '/about-us' },
      { title: 'تماس با ما', url: '/contact-us' },
      { title: 'مجوزها', url: '/license' },
    ],
  },
]

const SampleCartPreview = () => (
  <CartPreview
    lines={goods.slice(0, 3).map((line) => ({ ...line, count: 1, lineTotal: line.price }))}
    total={199_750_000}
    cartHref="/cart"
    nextHref="/cart?step=delivery"
  />
)

export const SampleHeader = ({ name, cartCount = 3 }: { name?: string | undefined; cartCount?: number }) => {
  const [query, setQuery] = useState('')
  return (
    <Header
      search={
        <SearchBox
          value={query}
          onChange={setQuery}
          onSearch={ignore}
          suggestions={
            query === ''
              ? []
              : [
                  { title: 'محصولات', items: goods.slice(0, 3) },
                  { title: 'دسته‌بندی‌ها', items: [{ href: '/shop?category=1', title: 'فرش و گلیم' }] },
                ]
          }
        />
      }
      account={{ name, loginHref: '/auth', items: accountItems }}
      cart={{ href: '/cart', count: cartCount, preview: <SampleCartPreview /> }}
      categories={categories}
      menu={menu}
      currentUrl="/shop"
      tools={<ThemeToggle />}
    />
  )
}

export const SampleFooter = () => (
  <Footer
    about="حجره جایی است برای خرید صنایع دستی و خوراک ایرانی، بی‌واسطه از سازنده تا خانه شما."
    menu={footerMenu}
    social={[
      { title: 'اینستاگرام', url: 'https://example.com/instagram' },
      { title: 'تلگرام', url: 'https://example.com/telegram' },
    ]}
  />
)

export const sampleHrefs = { home: '/', shop: '/shop', cart: '/cart', blog: '/blog', account: '/profile' }

/** A page in its shell. */
export const SamplePage = ({
  current,
  name,
  cartCount = 3,
  children,
}: {
  current?: BottomNavSection
  name?: string
  cartCount?: number
  children: ReactNode
}) => (
  <DefaultLayout
    header={<SampleHeader name={name} cartCount={cartCount} />}
    footer={<SampleFooter />}
    bottomNav={<BottomNav hrefs={sampleHrefs} current={current} cartCount={cartCount} />}
  >
    {children}
  </DefaultLayout>
)
