import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { comment } from '../samples.ts'
import { pictureOf } from './goods.ts'

type Comments = EndpointResponse<typeof endpoints.listComments>

/** Two comments, of which the first says what its buyer bought and helped many. */
export const helpfulComments: Comments = {
  items: [
    comment(1, {
      authorName: 'سارا امینی',
      boughtOptions: [{ name: 'حجم', value: '۲۵۰ میلی‌لیتر' }],
      pictures: [pictureOf('b98a8a'), pictureOf('7d97a8')],
      helpfulCount: 12,
      rating: 5,
      text: 'عطرش همان گلاب قمصر است که از بچگی یادم مانده.\nدر شربت و شله‌زرد عالی است.',
      reply: 'نوش جان‌تان؛ گلاب نوی امسال هم از اردیبهشت می‌رسد.',
    }),
    comment(2, { isBuyer: false, rating: 4, text: 'خوب بود، فقط در بطری کمی سفت بود.' }),
  ],
  total: 2,
  pageId: 1,
  take: 10,
  summary: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] },
}

/** The customer found the first of them helpful. */
export const ownVote: EndpointResponse<typeof endpoints.getCommentVotes> = {
  helpful: [{ id: helpfulComments.items[0]?.id ?? '', helpfulCount: 13 }],
  own: [],
}
