import type { AdminResponseOf } from '@hojreh/api/admin'
import { before } from './samples.ts'

type Home = AdminResponseOf<'getHomeRecord'>
type Block = Home['blocks'][number]
const block = (id: string, kind: Block['kind'], changes: Partial<Block> = {}): Block => ({
  ...{ id, kind, title: '', isHidden: false, from: null, until: null, sort: 'newest', category: '' },
  ...{ take: 12, slides: [], bodyHtml: '' },
  ...changes,
})

export const homeRecord = (changes: Partial<Home> = {}): Home => ({
  blocks: [
    block('words', 'text', {
      title: 'یلدا مبارک',
      bodyHtml: '<p>سفره‌ی یلدا را <strong>با ما</strong> بچینید.</p>',
    }),
    block('newest', 'goods', { title: 'تازه از کارگاه' }),
    block('yalda', 'goods', { category: 'rugs', from: '2026-12-20T15:00:00.000Z' }),
    block('articles', 'articles', { isHidden: true, take: 4 }),
    block('trust', 'trust'),
  ],
  edition: { version: 2, by: 'نرگس امینی', at: before(30) },
  ...changes,
})

export const linkTargets: AdminResponseOf<'listLinkTargets'> = [
  { kind: 'place', title: '', path: '/shop', slug: '' },
  { kind: 'category', title: 'فرش', path: '/shop?category=rugs', slug: 'rugs' },
  { kind: 'page', title: 'درباره ما', path: '/about-us', slug: 'about-us' },
]
