import type { ArticleSummary } from '@hojreh/contract'
import { type Responses, refuse, samples } from '@hojreh/testing'

export const articleNumber = (number: number): ArticleSummary => ({
  ...samples.article,
  slug: `article-${number}`,
  title: `نوشته‌ی شماره ${number}`,
})

const categories = [
  { slug: 'guide', title: 'راهنمای خرید', count: 20 },
  { slug: 'crafts', title: 'هنر دست', count: 10 },
]
const maryam = { slug: 'maryam', title: 'مریم راد' }
const headingOf = (query: URLSearchParams) => {
  const known = categories.find(({ slug }) => slug === query.get('category'))
  if (query.has('author')) return maryam
  if (query.has('tag')) return { slug: query.get('tag') ?? '', title: 'پشم' }
  return known ? { slug: known.slug, title: known.title } : null
}
const TOTAL = 30
const TAKE = 13

/** A magazine of thirty articles in three pages. */
export const magazine: Responses = {
  listArticles: ({ query }) => {
    const category = query.get('category')
    const tag = query.get('tag')
    const author = query.get('author')
    const pageId = Number(query.get('pageId') ?? 1)
    const isFound = query.get('q') !== 'نیست'
    const known = categories.find(({ slug }) => slug === category)
    if ((category && !known) || (tag && tag !== 'wool') || (author && author !== 'maryam'))
      return refuse('not_found')
    const count = isFound ? Math.max(0, Math.min(TAKE, TOTAL - TAKE * (pageId - 1))) : 0
    return {
      items: Array.from({ length: count }, (_, index) => articleNumber(TAKE * (pageId - 1) + index + 1)),
      total: isFound ? TOTAL : 0,
      pageId,
      take: TAKE,
      categories,
      heading: headingOf(query),
      author: author ? { ...maryam, about: 'بافنده‌ای از فارس', picture: samples.picture } : null,
    }
  },
  getArticle: ({ query }) => {
    const number = Number(/^article-(\d+)$/.exec(query.get('slug') ?? '')?.[1])
    if (!number) return refuse('not_found')
    return {
      article: {
        ...articleNumber(number),
        authorSlug: maryam.slug,
        articleId: `article-${number}-id`,
        bodyHtml:
          '<p>پیش از هر چیز &lt;باید&gt; بدانید.</p><h2>شستشو</h2><p>با <a href="/shop/rug-1">قالیچه</a>.</p><h3>لکه‌ها</h3><p>آب سرد.</p>',
        tags: [{ slug: 'wool', title: 'پشم' }],
        updatedAt: '2026-06-01T08:00:00.000Z',
        seo: { title: `مقاله‌ی شماره‌ی ${number}`, description: 'خلاصه' },
        relatedProducts: [
          {
            productId: 'product-0001',
            slug: 'rug-1',
            title: 'قالیچه‌ی دست‌باف',
            price: 12_500_000,
            listPrice: null,
            image: samples.picture,
          },
        ],
      },
      related: [articleNumber(number + 1)],
    }
  },
}

/** What the tests look at; rendered once. */
export const pagePaths = [
  '/blog',
  '/blog?pageId=2',
  '/blog?q=نیست',
  '/blog/category/guide',
  '/blog/tag/wool',
  '/blog/author/maryam',
  '/blog/article-1',
  '/blog/nowhere-at-all',
] as const
