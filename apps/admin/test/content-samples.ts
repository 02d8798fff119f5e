import type { AdminResponseOf } from '@hojreh/api/admin'
import { picture as pictureOf } from './goods-samples.ts'
import { before } from './samples.ts'

export type ArticleRow = AdminResponseOf<'listArticles'>['items'][number]
export type ArticleRecord = AdminResponseOf<'getArticle'>

const articleRow = (number: number, changes: Partial<ArticleRow> = {}): ArticleRow => ({
  id: `article-${String(number).padStart(4, '0')}`,
  slug: `گلیم-${number}`,
  title: 'گلیم قشقایی را چگونه بشناسیم؟',
  author: 'مریم راد',
  category: 'راهنما',
  state: 'published',
  publishedAt: before(72),
  updatedAt: before(number * 5),
  ...changes,
})

export const articleRows: ArticleRow[] = [
  articleRow(1),
  articleRow(2, {
    title: 'یلدا و انار: سفره‌ای که هزار سال است پهن می‌شود',
    state: 'scheduled',
    publishedAt: '2026-12-20T15:00:00.000Z',
  }),
  articleRow(3, { title: 'رنگ‌های گیاهی', category: null, state: 'draft', publishedAt: null }),
]

export const articleRecord = (changes: Partial<ArticleRecord> = {}): ArticleRecord => ({
  ...articleRow(1),
  summary: 'از گره و رنگ تا جای بافت',
  bodyHtml:
    '<p>گلیم قشقایی را <strong>بی‌نقشه</strong> می‌بافند.</p><h2>رنگ</h2><ul><li>روناس</li><li>پوست گردو</li></ul>',
  tags: ['گلیم', 'رنگ'],
  cover: null,
  ...{ seoTitle: '', seoDescription: '' },
  edition: { version: 2, by: 'مریم راد', at: before(5) },
  ...changes,
})

type Author = AdminResponseOf<'getAuthor'>
export const authorRecord = (changes: Partial<Author> = {}): Author => ({
  ...{ id: 'author-0001', slug: 'مریم-راد', name: 'مریم راد', articles: 24 },
  about: 'بافنده و پژوهشگر دست‌بافته‌های فارس؛ سی سال در ایل قشقایی گشته است.',
  picture: null,
  edition: { version: 1, by: 'نرگس امینی', at: before(30) },
  ...changes,
})
export const authorRows: AdminResponseOf<'listAuthors'>['items'] = [
  { id: 'author-0001', slug: 'مریم-راد', name: 'مریم راد', articles: 24 },
  { id: 'author-0002', slug: 'نیما-کاظمی', name: 'نیما کاظمی', articles: 0 },
]

type Media = AdminResponseOf<'getMedia'>
const mediaRow = (number: number, alt: string, changes: Partial<Media> = {}) => ({
  ...pictureOf(number),
  alt,
  key: String(number).repeat(32),
  addedAt: before(number * 7),
  addedBy: 'نرگس امینی',
  unusedSince: null,
  ...changes,
})
export const mediaRecord = (changes: Partial<Media> = {}): Media => ({
  ...mediaRow(1, 'کاسه‌ی مسی قلم‌زده'),
  uses: [
    { place: 'product', id: 'product-0001', title: 'کاسه‌ی مسی' },
    { place: 'article', id: 'article-0001', title: 'گلیم قشقایی را چگونه بشناسیم؟' },
    { place: 'home', id: '', title: '' },
    { place: 'orders', id: '', title: '' },
  ],
  edition: { version: 1, by: 'نرگس امینی', at: before(30) },
  ...changes,
})
export const mediaRows: AdminResponseOf<'listMedia'>['items'] = [
  mediaRow(1, 'کاسه‌ی مسی قلم‌زده'),
  mediaRow(2, 'گلیم قشقایی', { unusedSince: before(48) }),
  mediaRow(3, ''),
]

type Revisions = AdminResponseOf<'listArticleRevisions'>
export const articleRevisions: Revisions = [
  { version: 1, title: 'گلیم قشقایی', by: 'نرگس امینی', at: before(30) },
  { version: 0, title: 'گلیم', by: null, at: before(72) },
]
export const articleRevision: AdminResponseOf<'getArticleRevision'> = {
  ...{ version: 1, title: 'گلیم قشقایی را چگونه بشناسیم؟', by: 'نرگس امینی', at: before(30) },
  ...{ summary: 'از گره تا رنگ', author: 'مریم راد', category: 'راهنما', tags: ['گلیم'] },
  bodyHtml:
    '<p>گلیم قشقایی را <strong>بی‌نقشه</strong> و از یاد می‌بافند.</p><h2>رنگ</h2><ul><li>روناس</li></ul>',
}

export const articleTerms: AdminResponseOf<'listArticleTerms'> = {
  categories: ['خبر', 'راهنما'],
  tags: ['رنگ', 'گلیم'],
  authors: ['مریم راد', 'نیما کاظمی'],
}

type StaticPage = AdminResponseOf<'getStaticPage'>
export const staticPage = (changes: Partial<StaticPage> = {}): StaticPage => ({
  slug: 'shipping',
  path: '/page/shipping',
  title: 'شیوه‌های ارسال',
  bodyHtml: '<p>به همه‌ی شهرها <strong>با پست</strong> می‌فرستیم.</p>',
  state: 'written',
  ...{ seoTitle: '', seoDescription: 'هزینه و زمان رسیدن سفارش به همه‌ی شهرها' },
  hasStartingText: true,
  pending: null,
  edition: { version: 3, by: 'نرگس امینی', at: before(30) },
  ...changes,
})

export const staticPages: AdminResponseOf<'listStaticPages'> = [
  { slug: 'about-us', path: '/about-us', title: 'درباره ما', state: 'written' },
  { slug: 'license', path: '/license', title: 'مجوزها', state: 'starting' },
  { slug: 'shipping', path: '/page/shipping', title: 'شیوه‌های ارسال', state: 'written' },
]

type Faq = AdminResponseOf<'getFaqRecord'>
export const faqRecord = (changes: Partial<Faq> = {}): Faq => ({
  groups: [
    {
      title: 'ارسال',
      questions: [
        { question: 'سفارش چند روزه می‌رسد؟', answerHtml: '<p>دو تا <strong>پنج</strong> روز کاری.</p>' },
        { question: 'به همه‌ی شهرها می‌فرستید؟', answerHtml: '<p>بله، با پست.</p>' },
      ],
    },
    {
      title: 'بازگرداندن کالا',
      questions: [{ question: 'تا کی می‌توانم برگردانم؟', answerHtml: '<p>تا هفت روز.</p>' }],
    },
  ],
  isStarting: false,
  pending: null,
  edition: { version: 2, by: 'نرگس امینی', at: before(30) },
  ...changes,
})

export const redirects: AdminResponseOf<'listRedirects'>['items'] = [
  { from: '/product/*', to: '/shop/*', status: 301 },
  { from: '/نوروز', to: '/page/nowruz', status: 302 },
  { from: '/weblog', to: 'https://weblog.example/', status: 301 },
]

export const fryerSynonyms: AdminResponseOf<'getSynonyms'> = {
  id: 'fryer',
  terms: [
    { term: 'سرخ کن بدون روغن', goods: 41 },
    { term: 'هواپز', goods: 41 },
    { term: 'ایرفرایر', goods: 41 },
    { term: 'air fryer', goods: 41 },
  ],
  isOneWay: false,
  edition: { version: 0, by: null, at: null },
}

export const missedSearches: AdminResponseOf<'listMissedSearches'>['items'] = [
  { words: 'سماور زغالی', times: 48, lastDay: '2026-11-22', goods: 0, waiting: 5 },
  { words: 'ترکواز', times: 17, lastDay: '2026-11-21', goods: 0, waiting: 0 },
  { words: 'پشتی ترکمن', times: 9, lastDay: '2026-11-19', goods: 3, waiting: 1 },
]

export const synonyms: AdminResponseOf<'listSynonyms'>['items'] = [
  {
    id: 'one-way',
    terms: [
      { term: 'هدیه', goods: 132 },
      { term: 'جعبه‌ی خاتم', goods: 18 },
      { term: 'کاسه‌ی مسی', goods: 24 },
    ],
    isOneWay: true,
  },
  fryerSynonyms,
  {
    id: 'nothing',
    terms: [
      { term: 'nokia', goods: 0 },
      { term: 'نوکیا', goods: 0 },
    ],
    isOneWay: false,
  },
]

type Menus = AdminResponseOf<'getMenus'>
export const menus = (changes: Partial<Menus> = {}): Menus => ({
  header: [
    { title: 'همه‌ی کالاها', url: '/shop' },
    { title: 'سوالات متداول', url: '/faq' },
  ],
  footer: [
    { title: 'راهنما', links: [{ title: 'شیوه‌های ارسال', url: '/page/shipping' }] },
    { title: 'اعتماد', links: [{ title: 'مجوزها', url: '/license' }] },
  ],
  isStarting: false,
  edition: { version: 1, by: 'نرگس امینی', at: before(30) },
  ...changes,
})
