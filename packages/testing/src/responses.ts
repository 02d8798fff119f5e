import {
  type EndpointName,
  type EndpointResponse,
  type ErrorCode,
  type endpoints,
  errorCatalogue,
  limits,
} from '@hojreh/contract'
import {
  article,
  categories,
  comment,
  configOf,
  emptyCart,
  maker,
  panelData,
  product,
  productCard,
} from './samples.ts'

/** An error response of a fake call. */
export interface Refusal {
  refused: ErrorCode
  /** Messages of the fields that were refused. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
}
export const refuse = (code: ErrorCode, details: Omit<Refusal, 'refused'> = {}): Refusal => ({
  refused: code,
  ...details,
})
export const statusOf = ({ refused }: Refusal): number => errorCatalogue[refused].status
export const errorOf = ({ refused, ...details }: Refusal) => ({
  success: false as const,
  code: refused,
  message: errorCatalogue[refused].message,
  requestId: '6f1c2d3e',
  ...details,
})

export interface Asked {
  query: URLSearchParams
  body: unknown
}
type Respond<Name extends EndpointName> = (
  asked: Asked,
) =>
  | EndpointResponse<(typeof endpoints)[Name]>
  | Refusal
  | Promise<EndpointResponse<(typeof endpoints)[Name]> | Refusal>
export type Responses = { [Name in EndpointName]?: Respond<Name> }

const list = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => productCard(from + index))

const facets = {
  categories: [{ slug: 'rugs', title: 'فرش و گلیم', count: 12, image: null }],
  brands: [{ title: 'حجره', count: 12 }],
  price: { min: 1_000_000, max: 90_000_000 },
  attributes: [{ name: 'جنس', values: [{ value: 'پشم', count: 7 }] }],
  inStockCount: 11,
  discountedCount: 6,
}

const page = {
  slug: 'about-us',
  title: 'درباره ما',
  bodyHtml: '<p>ما حجره‌ایم.</p>',
  description: 'داستان حجره',
  seoTitle: '',
}

/** A small shop: a response for every public call, and an empty cart for the customer. */
export const sampleResponses = (origin: string): Responses => ({
  getConfig: () => configOf(origin),
  getIndexMenu: () => [{ title: 'پیشنهادها', url: '/shop?discounted=1', children: [] }],
  getFooterMenu: () => [
    { title: 'راهنما', url: '', children: [{ title: 'سوالات متداول', url: '/faq', children: [] }] },
  ],
  getFavicon: ({ query }) => {
    const size = Number(query.get('size') ?? limits.faviconSize)
    return { url: `/api/media/favicon/${size}.png`, size, type: 'image/png' }
  },
  getLogo: () => ({ title: 'حجره', slogan: 'کالای دست‌ساز ایران', url: null }),
  getSocial: () => [{ name: 'instagram', title: 'اینستاگرام', url: 'https://instagram.com/hojreh' }],
  getRouteRules: () => [],
  reportPageFailure: () => ({ success: true }),
  sendContactMessage: () => ({ success: true, message: 'پیام شما به ما رسید' }),
  getSlider: () => [],
  getBanner: () => [],
  listCategories: () => categories,
  getHomeBlocks: () => [
    {
      ...{ id: 'categories', title: '', kind: 'categories' },
      categories: categories.map(({ slug, title, image, count }) => ({ slug, title, image, count })),
    },
    { id: 'offers', title: '', kind: 'offers', endsAt: null, products: list(2, 20) },
    { id: 'newest', title: '', kind: 'goods', sort: 'newest', category: null, products: list(4) },
    { id: 'best', title: '', kind: 'goods', sort: 'bestselling', category: null, products: list(4, 10) },
    { id: 'articles', title: '', kind: 'articles', articles: [article] },
    { id: 'trust', title: '', kind: 'trust' },
  ],
  getHome: () => ({
    slider: [],
    categories: categories.map(({ slug, title, image, count }) => ({ slug, title, image, count })),
    offers: { endsAt: null, products: list(2, 20) },
    newest: list(4),
    bestselling: list(4, 10),
    articles: [article],
  }),
  listProducts: ({ query }) => ({
    items: list(24, 1 + (Number(query.get('pageId') ?? 1) - 1) * 24),
    total: 60,
    pageId: Number(query.get('pageId') ?? 1),
    take: 24,
    facets,
    category: query.get('category')
      ? {
          ...{ slug: query.get('category') ?? '', title: 'فرش و گلیم', breadcrumbs: [] },
          description: 'دست‌بافته‌های ایران',
          seo: { title: 'فرش و گلیم', description: 'دست‌بافته‌های ایران' },
        }
      : null,
    maker: query.has('maker') ? { ...maker, slug: query.get('maker') ?? '' } : null,
  }),
  searchProducts: () => ({
    items: list(3),
    total: 3,
    pageId: 1,
    take: 24,
    facets,
    category: null,
    maker: null,
    correctedQuery: null,
    nearWords: [],
  }),
  noteMissedSearch: () => ({ success: true, message: 'پیامک می‌زنیم' }),
  suggest: () => ({ products: list(2), categories: [], articles: [] }),
  getFreeShipping: () => ({ freeFrom: null }),
  getDelivery: () => ({
    delivery: {
      title: 'پست پیشتاز',
      fee: 0,
      isFree: true,
      from: '2026-11-24T08:00:00.000Z',
      to: '2026-11-26T08:00:00.000Z',
    },
  }),
  getProduct: ({ query }) => {
    const number = Number(/^rug-(\d+)$/.exec(query.get('slug') ?? '')?.[1])
    if (!number) return refuse('not_found')
    return {
      product: product(number),
      siblings: [],
      axes: [],
      related: list(4, number + 1),
      bundle: [],
      breadcrumbs: [{ slug: 'rugs', title: 'فرش و گلیم' }],
    }
  },
  listComments: () => ({
    items: [comment(1)],
    total: 1,
    pageId: 1,
    take: 10,
    summary: { average: 4, count: 1, stars: [0, 0, 0, 1, 0] },
  }),
  listQuestions: () => ({ items: [], total: 0, pageId: 1, take: 10 }),
  getCommentVotes: () => ({ helpful: [], own: [] }),
  getReviewRequests: () => ({ isAsked: true }),
  setReviewRequests: () => ({ success: true }),
  voteForComment: () => ({ success: true, helpfulCount: 1 }),
  listFavorites: () => ({ items: [], total: 0, pageId: 1, take: 1, productIds: [] }),
  listNotices: () => ({ productIds: [] }),
  listOwnQuestions: () => ({ items: [], total: 0, pageId: 1, take: 10 }),
  listOwnComments: () => ({ items: [], total: 0, pageId: 1, take: 10 }),
  getAboutUs: () => page,
  getLicense: () => ({ ...page, slug: 'license', title: 'مجوزها' }),
  getPage: ({ query }) =>
    query.get('slug') === 'returns'
      ? { ...page, slug: 'returns', title: 'بازگرداندن کالا' }
      : refuse('not_found'),
  getContactUs: () => ({
    title: 'تماس با ما',
    description: 'هر روز پاسخگوی شما هستیم',
    ...{ bodyHtml: '', seoTitle: '' },
    address: 'تهران، بازار بزرگ',
    phones: ['02155500000'],
    email: 'salam@hojreh.example',
    hours: 'هر روز ۹ تا ۱۸',
    location: null,
    chat: [],
  }),
  getFaq: () => [
    { title: 'خرید', questions: [{ question: 'چگونه بخرم؟', answerHtml: '<p>به سبد اضافه کنید.</p>' }] },
  ],
  listArticles: () => ({
    items: [article],
    total: 1,
    pageId: 1,
    take: 13,
    categories: [{ slug: 'guide', title: 'راهنما', count: 1 }],
    heading: null,
    author: null,
  }),
  getArticle: ({ query }) =>
    query.get('slug') === article.slug
      ? {
          article: {
            ...article,
            authorSlug: null,
            articleId: 'article-0001',
            bodyHtml: '<h2>شستشو</h2><p>با آب سرد.</p>',
            tags: [],
            updatedAt: article.publishedAt,
            seo: { title: article.title, description: article.summary },
            relatedProducts: [],
          },
          related: [],
        }
      : refuse('not_found'),
  getPanelData: () => panelData,
  getPending: () => emptyCart,
  listAddresses: () => [],
  listProvinces: () => ['تهران', 'فارس'],
  listCities: () => ['تهران', 'ری'],
})
