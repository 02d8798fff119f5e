import { limits } from '@hojreh/contract'
import { normalizeText } from '@hojreh/persian'
import type { Db } from '../../../db/client.ts'
import { countRating } from '../../../modules/catalog/count-rating.ts'
import { commentRepository } from '../../../modules/comment/comment.repository.ts'
import { importedRepository } from '../../../modules/import-run/import-run.repository.ts'
import { htmlText } from '../../../shared/html-text.ts'
import { newId } from '../../../shared/ids.ts'
import { instantOf } from './take-customers.ts'
import { type Outcome, takeEach } from './taken.ts'
import { wooReview } from './woo-shapes.ts'

const MAX_NAME = 60
const UNNAMED = 'خریدار'

interface Options {
  source: string
  now: Date
  /** In a trial the goods have not come yet that the run itself brings. */
  mayGoodsCome: boolean
}

/** Reviews that readers saw, without anything of their authors but the name. */
export const takeReviews = (tx: Db, items: readonly unknown[], { source, now, mayGoodsCome }: Options) =>
  takeEach('reviews', items, wooReview, async (review): Promise<Outcome> => {
    const imported = importedRepository(tx)
    if ((await imported.idsOf(source, 'review', [review.id])).size > 0) return 'unchanged'
    const productId = (await imported.productOf(`${source}:${review.product_id}`))?.id
    if (!productId && !mayGoodsCome) return { refused: 'no_product' }
    const text = normalizeText(htmlText(review.review)).slice(0, limits.commentLength)
    if (text === '') return { refused: 'empty_review' }
    if (!productId) return 'added'
    const rating = review.rating >= 1 && review.rating <= 5 ? Math.round(review.rating) : null
    const id = newId()
    await commentRepository(tx).insert({
      ...{ id, productId, articleId: null, customerId: null, text, rating, reply: null },
      authorName: normalizeText(htmlText(review.reviewer)).slice(0, MAX_NAME) || UNNAMED,
      isBuyer: review.verified,
      status: 'published',
      createdAt: instantOf(review.date_created_gmt, now),
    })
    if (rating !== null) await countRating(tx, productId, rating, 1)
    await imported.remember({ source, kind: 'review', externalId: review.id, localId: id })
    return 'added'
  })
