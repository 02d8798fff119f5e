import type { DemoPicture } from './picture.ts'

export interface DemoCategory {
  /** Latin, kebab-case, unique. */
  slug: string
  parentSlug: string | null
  title: string
  description: string
  /** Shown inside an arch. */
  picture: DemoPicture
}

export interface NamedValue {
  name: string
  value: string
}

/** One sellable thing. Options of one design are siblings that share `group.key`. */
export interface DemoProduct {
  /** Latin, kebab-case, unique, never `search`. */
  slug: string
  sku: string
  title: string
  brand: string
  /** The own category first, then its parent, then further ones. */
  categorySlugs: string[]
  /** Rial, a positive multiple of 10. */
  price: number
  /** Rial, the price before the discount, or null. */
  listPrice: number | null
  /** Days from the day of seeding until the offer ends; null when there is no end. */
  offerEndsInDays: number | null
  onHand: number
  maxPerOrder: number
  weightGrams: number
  attributes: NamedValue[]
  /** Only p, ul, li and strong. */
  descriptionHtml: string
  /** The first is the main one. */
  images: DemoPicture[]
  group: { key: string; title: string; options: NamedValue[] } | null
  soldCount: number
  createdDaysAgo: number
}

export interface DemoAuthor {
  key: string
  name: string
  bio: string
}

export interface SluggedTitle {
  slug: string
  title: string
}

export interface DemoArticle {
  slug: string
  title: string
  summary: string
  /** Only h2, h3, p, ul, ol, li, strong and blockquote. */
  bodyHtml: string
  authorKey: string
  category: SluggedTitle
  tags: SluggedTitle[]
  publishedDaysAgo: number
  cover: DemoPicture
  relatedProductSlugs: string[]
}

/** A comment on a product or an article; exactly one of the two slugs is there. */
export interface DemoComment {
  productSlug?: string
  articleSlug?: string
  authorName: string
  /** 1 to 5 for products, null for articles. */
  rating: number | null
  text: string
  createdDaysAgo: number
  isBuyer: boolean
  /** The shop's answer. */
  reply: string | null
}

export interface DemoMenuItem {
  title: string
  url: string
  children: DemoMenuItem[]
}

export interface DemoSlide {
  /** With a calm right side for the text. */
  image: DemoPicture
  title: string
  subtitle: string
  linkTitle: string
  url: string
}

export interface DemoBanner {
  image: DemoPicture
  title: string
  url: string
}

export interface DemoPage {
  slug: string
  title: string
  bodyHtml: string
}

export interface DemoFaqGroup {
  title: string
  items: { question: string; answer: string }[]
}

export interface DemoContact {
  address: string
  phones: string[]
  email: string
  hours: { days: string; time: string }[]
  location: { lat: number; lng: number }
}

export interface DemoSiteContent {
  shopName: string
  tagline: string
  indexMenu: DemoMenuItem[]
  footerMenu: DemoMenuItem[]
  social: { network: 'instagram' | 'telegram' | 'eitaa' | 'aparat'; title: string; url: string }[]
  slider: DemoSlide[]
  banners: DemoBanner[]
  aboutUs: { title: string; bodyHtml: string }
  contactUs: DemoContact
  license: { title: string; bodyHtml: string }
  faq: DemoFaqGroup[]
  pages: DemoPage[]
}

export interface DemoCoupon {
  code: string
  title: string
  /** `percent`: 1–100. `amount`: rial. */
  kind: 'percent' | 'amount' | 'free_shipping'
  value: number
  /** Rial; the least subtotal that the coupon needs. */
  minSubtotal: number
  /** Rial; the most that the coupon takes off, or null. */
  maxDiscount: number | null
  usesPerCustomer: number
  endsInDays: number | null
  isFirstOrderOnly?: boolean
  /** By all customers together; without it there is no end. */
  maxUses?: number
}

export interface DemoAddress {
  title: string
  receiverName: string
  province: string
  city: string
  street: string
  plaque: string
  unit: string
  postalCode: string
}

/** The moves of the shop's order table that a demo order went through; the first is `awaiting_payment`. */
export type DemoOrderStatus =
  | 'awaiting_payment'
  | 'paid'
  | 'preparing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refund_due'
  | 'refunded'

export interface DemoOrder {
  lines: { slug: string; count: number }[]
  /** Title of one of the customer's addresses. */
  to: string
  shippingMethodId: 'post' | 'courier-tehran' | 'tipax'
  note: string
  trackingCode: string | null
  /** Oldest first. */
  moves: { status: DemoOrderStatus; by: 'customer' | 'system' | 'operator'; hoursAgo: number }[]
  /** Attempts to pay, oldest first; a refunded one was paid before. */
  payments: { status: 'paid' | 'failed' | 'refunded'; hoursAgo: number }[]
}

/** A customer to sign in as, whose profile has something on every page. */
export interface DemoCustomer {
  phone: string
  password: string
  firstName: string
  lastName: string
  email: string
  /** The first is the default. */
  addresses: DemoAddress[]
  /** Oldest first. */
  orders: DemoOrder[]
  favoriteSlugs: string[]
  /** Her comments that wait for a review; the published ones are among the shop's, under her name. */
  waitingComments: DemoComment[]
}

export interface DemoShop {
  categories: DemoCategory[]
  products: DemoProduct[]
  articles: DemoArticle[]
  authors: DemoAuthor[]
  comments: DemoComment[]
  siteContent: DemoSiteContent
  coupons: DemoCoupon[]
  customer: DemoCustomer
}
