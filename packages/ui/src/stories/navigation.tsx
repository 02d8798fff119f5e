import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { CartPreview } from '../cart/cart-preview.tsx'
import { ThemeToggle } from '../elements/actions/theme-toggle.tsx'
import { CartIcon } from '../navigation/cart/cart-icon.tsx'
import { Footer, type FooterProps } from '../navigation/footer.tsx'
import { Header, type HeaderProps } from '../navigation/header.tsx'
import type { AccountItem } from '../navigation/navigation.types.ts'
import { SearchBox, type SearchBoxProps } from '../navigation/search-box.tsx'
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

const suggestions = [
  { title: 'محصولات', items: goods.slice(0, 3) },
  { title: 'دسته‌بندی‌ها', items: [{ href: '/shop?category=1', title: 'فرش و گلیم' }] },
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

/** Suggestions come with the first letter. */
export const SampleSearch = (props: Partial<SearchBoxProps>) => {
  const [query, setQuery] = useState('')
  return (
    <SearchBox
      onSearch={ignore}
      suggestions={query === '' ? [] : suggestions}
      {...props}
      value={query}
      onChange={setQuery}
    />
  )
}

export const sampleHeader: HeaderProps = {
  search: <SampleSearch />,
  account: { loginHref: '/auth', items: accountItems },
  cart: { href: '/cart', count: 3, icon: <CartIcon count={3} />, preview: <SampleCartPreview /> },
  categories,
  menu,
  currentUrl: '/shop',
  tools: <ThemeToggle />,
}

export const SampleHeader = ({ name, cartCount = 3 }: { name?: string | undefined; cartCount?: number }) => (
  <Header
    {...sampleHeader}
    account={{ ...sampleHeader.account, name }}
    cart={{ ...sampleHeader.cart, count: cartCount, icon: <CartIcon count={cartCount} /> }}
  />
)

export const sampleFooter: FooterProps = {
  about: 'حجره جایی است برای خرید صنایع دستی و خوراک ایرانی، بی‌واسطه از سازنده تا خانه شما.',
  menu: footerMenu,
  social: [
    { title: 'اینستاگرام', url: 'https://example.com/instagram' },
    { title: 'تلگرام', url: 'https://example.com/telegram' },
  ],
}

export const SampleFooter = () => <Footer {...sampleFooter} />

export const sampleHrefs = { home: '/', shop: '/shop', cart: '/cart', blog: '/blog', account: '/profile' }

/** Something to fill a page with. */
export const sampleWords = goods.map(({ title }) => <p key={title}>{title}</p>)
