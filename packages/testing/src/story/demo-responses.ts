import type { ArticleSummary, Category, Facets, Slide } from '@hojreh/contract'
import type { DemoArticle, DemoCategory } from '@hojreh/demo-shop'
import { type Responses, refuse, sampleResponses } from '../responses.ts'
import { maker } from '../samples.ts'
import { demo, productPageOf, someCards } from './demo-goods.ts'
import { pictureOf } from './demo-pictures.ts'

const { siteContent } = demo
const EMPTY_ICON = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const FIRST_ARTICLE = Date.parse('2026-11-20T08:00:00Z')
const DAY_MS = 86_400_000

const articleOf = ({ slug, title, summary, category, authorKey, cover, publishedDaysAgo }: DemoArticle) => ({
  slug,
  title,
  summary,
  cover: pictureOf(cover),
  category,
  author: demo.authors.find(({ key }) => key === authorKey)?.name ?? '',
  publishedAt: new Date(FIRST_ARTICLE - publishedDaysAgo * DAY_MS).toISOString(),
  readingMinutes: 6,
})
const someArticles = (count: number): ArticleSummary[] => demo.articles.slice(0, count).map(articleOf)

const articleCategories = [
  ...new Map(demo.articles.map(({ category }) => [category.slug, { ...category, count: 4 }])).values(),
]

const topCategories = demo.categories.filter(({ parentSlug }) => parentSlug === null)
const categoryOf = (category: DemoCategory): Category => ({
  slug: category.slug,
  title: category.title,
  count: 15,
  image: category.parentSlug === null ? pictureOf(category.picture) : null,
  children: demo.categories.filter(({ parentSlug }) => parentSlug === category.slug).map(categoryOf),
})

const facets: Facets = {
  categories: topCategories.map(({ slug, title, picture }) => ({
    slug,
    title,
    count: 15,
    image: pictureOf(picture),
  })),
  brands: [...new Set(demo.products.map(({ brand }) => brand))]
    .slice(0, 6)
    .map((title) => ({ title, count: 8 })),
  price: { min: 1_200_000, max: 4_900_000_000 },
  attributes: [{ name: 'جنس', values: ['پشم', 'ابریشم', 'سفال'].map((value) => ({ value, count: 9 })) }],
  inStockCount: 131,
  discountedCount: 24,
}
const list = () => ({ items: someCards(8), total: demo.products.length, pageId: 1, take: 24, facets })

const slidesOf = (): Slide[] =>
  siteContent.slider.map(({ image, title, subtitle, url }) => ({
    image: pictureOf(image),
    title,
    subtitle,
    link: url,
  }))
const bannersOf = (): Slide[] =>
  siteContent.banners.map(({ image, title, url }) => ({
    title,
    subtitle: '',
    link: url,
    image: pictureOf(image),
  }))
const pageOf = (slug: string, page: { title: string; bodyHtml: string } | undefined) =>
  page
    ? { slug, title: page.title, bodyHtml: page.bodyHtml, description: page.title, seoTitle: '' }
    : refuse('not_found')
const numbered = (slug: string) => demo.articles.find((article) => article.slug === slug)

const headingsOf = ({ category, tags }: DemoArticle) => [category, ...tags]
/** Of a category or a tag; all of them without one. */
const articlesOf = (slug: string | null) => {
  const isThis = (heading: { slug: string }) => heading.slug === slug
  const found = demo.articles.filter((article) => slug === null || headingsOf(article).some(isThis))
  return {
    items: found.slice(0, 7).map(articleOf),
    total: found.length,
    pageId: 1,
    take: 13,
    categories: articleCategories,
    heading: found.flatMap(headingsOf).find(isThis) ?? null,
    author: null,
  }
}

/** What a visitor gets: the demo shop, as it is on a first start, in the place of the small samples. */
export const demoResponses = (origin: string): Responses => ({
  ...sampleResponses(origin),
  getLogo: () => ({ title: siteContent.shopName, slogan: siteContent.tagline, url: null }),
  getFavicon: () => ({ url: EMPTY_ICON, size: 16, type: 'image/svg+xml' }),
  getIndexMenu: () => siteContent.indexMenu,
  getFooterMenu: () => siteContent.footerMenu,
  getSocial: () => siteContent.social.map(({ network, ...rest }) => ({ name: network, ...rest })),
  getSlider: slidesOf,
  getBanner: bannersOf,
  listCategories: () => topCategories.map(categoryOf),
  getHomeBlocks: () => [
    { id: 'slider', title: '', kind: 'slider', slides: slidesOf() },
    { id: 'categories', title: '', kind: 'categories', categories: topCategories.map(categoryOf) },
    {
      ...{ id: 'offers', title: '', kind: 'offers', products: someCards(4, 5) },
      endsAt: new Date(Date.now() + DAY_MS).toISOString(),
    },
    { id: 'banners', title: '', kind: 'banners', slides: bannersOf() },
    { id: 'newest', title: '', kind: 'goods', sort: 'newest', category: null, products: someCards(4, 9) },
    { id: 'best', title: '', kind: 'goods', sort: 'bestselling', category: null, products: someCards(4, 13) },
    { id: 'articles', title: '', kind: 'articles', articles: someArticles(3) },
    { id: 'trust', title: '', kind: 'trust' },
  ],
  getHome: () => ({
    slider: slidesOf(),
    categories: topCategories.map(categoryOf),
    offers: { endsAt: new Date(Date.now() + DAY_MS).toISOString(), products: someCards(4, 5) },
    newest: someCards(4, 9),
    bestselling: someCards(4, 13),
    articles: someArticles(3),
  }),
  listProducts: ({ query }) => ({
    ...list(),
    category: null,
    maker: query.has('maker')
      ? { ...maker, image: someCards(1)[0]?.image ?? null, slug: query.get('maker') ?? '' }
      : null,
  }),
  searchProducts: () => ({ ...list(), category: null, maker: null, correctedQuery: null, nearWords: [] }),
  noteMissedSearch: () => ({
    success: true,
    message: 'به محض رسیدن چنین کالایی به شما پیامک می‌زنیم',
  }),
  suggest: () => ({
    products: someCards(3),
    categories: topCategories.slice(0, 2).map(({ slug, title }) => ({ slug, title })),
    articles: demo.articles.slice(0, 1).map(({ slug, title }) => ({ slug, title })),
  }),
  getProduct: ({ query }) => productPageOf(query.get('slug') ?? '') ?? refuse('not_found'),
  listArticles: ({ query }) => {
    const author = query.get('author')
    if (author === null) return articlesOf(query.get('category') ?? query.get('tag'))
    const writer = { slug: author, title: demo.authors[0]?.name ?? '' }
    return {
      ...articlesOf(null),
      heading: writer,
      author: {
        ...writer,
        about: 'سی سال در کارگاه‌های بافندگی و رنگرزی گشته است و از آن‌ها می‌نویسد.',
        picture: null,
      },
    }
  },
  getArticle: ({ query }) => {
    const article = numbered(query.get('slug') ?? '')
    if (!article) return refuse('not_found')
    return {
      article: {
        ...articleOf(article),
        authorSlug: 'writer',
        articleId: article.slug,
        bodyHtml: article.bodyHtml,
        tags: article.tags,
        updatedAt: '2026-11-20T08:00:00Z',
        seo: { title: article.title, description: article.summary },
        relatedProducts: someCards(2),
      },
      related: someArticles(3),
    }
  },
  getAboutUs: () => pageOf('about-us', siteContent.aboutUs),
  getLicense: () => pageOf('license', siteContent.license),
  getPage: ({ query }) => {
    const slug = query.get('slug') ?? ''
    return pageOf(
      slug,
      siteContent.pages.find((page) => page.slug === slug),
    )
  },
  getContactUs: () => {
    const { address, phones, email, hours, location } = siteContent.contactUs
    return {
      title: 'تماس با ما',
      description: siteContent.tagline,
      ...{ bodyHtml: '', seoTitle: '' },
      address,
      phones,
      email,
      hours: hours.map(({ days, time }) => `${days}: ${time}`).join('\n'),
      location,
      chat: [],
    }
  },
  getFaq: () =>
    siteContent.faq.map(({ title, items }) => ({
      title,
      questions: items.map(({ question, answer }) => ({ question, answerHtml: `<p>${answer}</p>` })),
    })),
})
