import type {
  ArticleSummary,
  Cart,
  Category,
  Comment,
  PanelData,
  Picture,
  Product,
  ProductCard,
  ProductList,
  PublicConfig,
} from '@hojreh/contract'

export const picture: Picture = {
  src: '/api/media/p.webp',
  avif: '/api/media/p-320.avif 320w',
  webp: '/api/media/p-320.webp 320w',
  width: 800,
  height: 800,
  alt: 'قالیچه‌ی دست‌باف',
  color: '#aa3322',
}

export const maker: NonNullable<ProductList['maker']> = {
  ...{ slug: 'negarestan', title: 'نگارستان', image: picture },
  descriptionHtml:
    '<p>کارگاه خانوادگی قالی‌بافی در ترکمن‌صحرا. از سال ۱۳۴۲ با پشم دست‌ریس و رنگ گیاهی می‌بافد و هر قالیچه شناسنامه دارد.</p><p>بافندگان کارگاه سهمی از فروش هر دستباف دارند.</p>',
  seo: { title: 'نگارستان', description: '' },
}

export const configOf = (origin: string): PublicConfig => ({
  shopTitle: 'حجره',
  authCookieName: 'hojreh_session',
  userDataName: 'hojreh_user',
  cookieDomain: null,
  origins: { shop: origin, blog: origin, profile: origin },
  captcha: { provider: 'altcha', siteKey: null, scriptUrl: null },
  enamad: null,
  isDemo: false,
  currency: 'IRR',
  isPublicDemo: false,
  shopState: 'open',
  hasInstalments: false,
  brandColor: null,
  logo: null,
})

export const productCard = (number: number, changes: Partial<ProductCard> = {}): ProductCard => ({
  productId: `product-${String(number).padStart(4, '0')}`,
  slug: `rug-${number}`,
  title: `قالیچه‌ی دست‌باف شماره ${number}`,
  brand: 'حجره',
  price: 12_500_000 + number * 10_000,
  listPrice: number % 2 ? 15_000_000 : null,
  offerEndsAt: null,
  stock: 'in_stock',
  stockLeft: null,
  image: picture,
  rating: { average: 4.5, count: 12 },
  ...changes,
})

export const product = (number: number, changes: Partial<Product> = {}): Product => ({
  ...productCard(number),
  sku: `R-${number}`,
  makerSlug: 'hojreh',
  maxPerOrder: 5,
  maxCount: 5,
  images: [picture, { ...picture, src: '/api/media/back.webp', alt: 'نمای پشت' }],
  attributes: [{ name: 'جنس', value: 'پشم' }],
  descriptionHtml: '<p>بافته‌ی دست هنرمندان فارس.</p>',
  summary: 'قالیچه‌ی پشمی دست‌باف',
  seo: { title: `قالیچه‌ی دست‌باف شماره ${number}`, description: 'قالیچه‌ی پشمی دست‌باف' },
  categories: [{ slug: 'rugs', title: 'فرش و گلیم' }],
  soldCount: 40,
  createdAt: '2026-05-01T08:00:00.000Z',
  ...changes,
})

export const categories: Category[] = [
  {
    slug: 'rugs',
    title: 'فرش و گلیم',
    count: 12,
    image: picture,
    children: [{ slug: 'kilim', title: 'گلیم', count: 4, image: null, children: [] }],
  },
  { slug: 'pottery', title: 'سفال و کاشی', count: 9, image: picture, children: [] },
]

export const article: ArticleSummary = {
  slug: 'rug-care',
  title: 'از قالیچه چگونه نگه‌داری کنیم',
  summary: 'راه‌های ساده برای پاکیزه ماندن قالیچه',
  cover: picture,
  category: { slug: 'guide', title: 'راهنما' },
  author: 'مریم راد',
  publishedAt: '2026-05-01T08:00:00.000Z',
  readingMinutes: 4,
}

export const comment = (number: number, changes: Partial<Comment> = {}): Comment => ({
  id: `comment-${String(number).padStart(4, '0')}`,
  authorName: 'نرگس مرادی',
  isBuyer: true,
  boughtOptions: [],
  pictures: [],
  helpfulCount: 0,
  rating: 4,
  text: `نظر شماره ${number}`,
  reply: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...changes,
})

export const emptyCart: Cart = {
  lines: [],
  address: null,
  shippingMethodId: null,
  gift: null,
  note: '',
  couponCode: null,
  couponProblem: null,
  couponDiscount: 0,
  promotionTitle: null,
  subtotal: 0,
  discount: 0,
  shippingFee: null,
  total: 0,
  totalCount: 0,
  problems: [],
  unpaidOrder: null,
  queues: [],
  canPayOnline: true,
  canPayByCard: false,
  canPayByInstalments: false,
}

export const panelData: PanelData = {
  customerId: 'customer-0001',
  phone: '09120000000',
  firstName: 'سارا',
  lastName: 'امینی',
  inviteCode: '12345',
  cartCount: 0,
  orderCounts: {},
  formerOrderCount: 0,
}
