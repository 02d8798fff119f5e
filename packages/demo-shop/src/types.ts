/** What a picture shows; every kind has its own drawing code under `pictures/`. */
export type PictureKind =
  | 'carpet'
  | 'kilim'
  | 'gabbeh'
  | 'tile'
  | 'bowl'
  | 'ewer'
  | 'vase'
  | 'enamel-plate'
  | 'enamel-vase'
  | 'khatam-box'
  | 'khatam-frame'
  | 'termeh'
  | 'cushion'
  | 'shawl'
  | 'qalamkar'
  | 'pendant'
  | 'ring'
  | 'earrings'
  | 'necklace'
  | 'saffron-tin'
  | 'saffron'
  | 'spice'
  | 'cardamom'
  | 'cinnamon'
  | 'pistachio'
  | 'almond'
  | 'walnut'
  | 'hazelnut'
  | 'date'
  | 'fig'
  | 'raisin'
  | 'apricot'
  | 'mulberry'
  | 'mixed-nuts'
  | 'tea-tin'
  | 'tea-glass'
  | 'rosewater'
  | 'rosebuds'
  | 'book'
  | 'calligraphy'
  | 'pens'
  | 'copper-pot'
  | 'copper-tray'
  | 'spoons'
  | 'candles'
  | 'bazaar'

/** A design within a kind, where the words beside the picture promise one; kinds ignore those of others. */
export type PictureVariant =
  // vessels
  | 'plain'
  | 'fish'
  | 'boteh'
  | 'cypress'
  | 'star'
  | 'flower'
  | 'bird'
  | 'lidded'
  // carpets
  | 'medallion'
  | 'herati'
  | 'garden'
  | 'angular'
  | 'prayer'
  // kilims and gabbehs
  | 'lozenge'
  | 'stripes'
  | 'stars'
  | 'animals'
  | 'tree'
  // tiles
  | 'fold-6'
  | 'fold-8'
  | 'fold-10'
  | 'fold-12'
  // cloth
  | 'striped'
  | 'runner'
  | 'long'
  // jewellery
  | 'slim'
  | 'veined'
  | 'filigree'
  | 'seeds'
  | 'rosary'
  // food
  | 'kernel'
  | 'golden'
  | 'brown'
  // books, writing, kitchen
  | 'notebook'
  | 'diagonal'
  | 'painting'
  | 'pail'
  | 'pair'
  | 'brass'

/** Four ways to look at a thing: alone, close to its surface, among other things, beside a tea glass for size. */
export type PictureView = 'front' | 'detail' | 'setting' | 'scale'

export type PaletteName =
  | 'turquoise'
  | 'lapis'
  | 'pomegranate'
  | 'saffron'
  | 'pistachio'
  | 'earth'
  | 'rose'
  | 'night'
  | 'cream'
  | 'aubergine'

/** Everything `drawPicture` needs; the same spec always gives the same picture. */
export interface PictureSpec {
  kind: PictureKind
  seed: number
  view: PictureView
  palette?: PaletteName
  variant?: PictureVariant
  /** Persian description for people who do not see the picture. */
  alt: string
}

export interface DemoCategory {
  /** Latin, kebab-case, unique. */
  slug: string
  parentSlug: string | null
  title: string
  description: string
  /** Drawn well at 900×1200 (inside an arch) and at 1200×1200. */
  picture: PictureSpec
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
  /** Drawn at 1200×1200; the first is the main one. */
  images: PictureSpec[]
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
  /** Drawn at 1600×900. */
  cover: PictureSpec
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
  /** Drawn at 1600×700, with a calm right side for the text. */
  image: PictureSpec
  title: string
  subtitle: string
  linkTitle: string
  url: string
}

export interface DemoBanner {
  /** Drawn at 1200×600. */
  image: PictureSpec
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

/** Somebody to sign in as, whose profile has something on every page. */
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
  /** Hers that nobody has looked at yet; the published ones are among the shop's, under her name. */
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
