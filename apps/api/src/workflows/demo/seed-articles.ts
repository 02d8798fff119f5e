import type { DemoShop, SluggedTitle } from '@hojreh/demo-shop'
import { joinedSearchForm } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import {
  articleCategories,
  articles,
  articlesToProducts,
  articlesToTags,
  articleTags,
} from '../../modules/content/content.tables.ts'
import type { MediaStore } from '../../modules/media/media-store.ts'
import { readingMinutes } from '../../shared/html-text.ts'
import { newId } from '../../shared/ids.ts'
import { knowAuthor } from '../authors/know-author.ts'
import { storePicture } from './seed-pictures.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const withIds = (named: SluggedTitle[]) => {
  const unique = new Map(named.map((one) => [one.slug, { id: newId(), ...one }]))
  return { rows: [...unique.values()], idOf: (slug: string) => unique.get(slug)?.id ?? '' }
}

/** The demo magazine; `productIds` by slug. */
export const seedArticles = async (
  tx: Db,
  shop: DemoShop,
  productIds: ReadonlyMap<string, string>,
  store: MediaStore,
  now: Date,
): Promise<void> => {
  if (shop.articles.length === 0) return
  const authors = new Map(shop.authors.map(({ key, name }) => [key, name]))
  const categories = withIds(shop.articles.map(({ category }) => category))
  const tags = withIds(shop.articles.flatMap((article) => article.tags))
  await tx.insert(articleCategories).values(categories.rows)
  if (tags.rows.length > 0) await tx.insert(articleTags).values(tags.rows)

  for (const article of shop.articles) {
    const id = newId()
    const publishedAt = new Date(now.getTime() - article.publishedDaysAgo * DAY_MS)
    await tx.insert(articles).values({
      id,
      slug: article.slug,
      title: article.title,
      summary: article.summary,
      bodyHtml: article.bodyHtml,
      cover: await storePicture(store, article.cover),
      ...(await knowAuthor(tx, authors.get(article.authorKey) ?? article.authorKey, now)),
      categoryId: categories.idOf(article.category.slug),
      readingMinutes: readingMinutes(article.bodyHtml),
      searchJoined: joinedSearchForm(
        [article.title, article.summary, ...article.tags.map(({ title }) => title)].join(' '),
      ),
      publishedAt,
      updatedAt: publishedAt,
    })
    if (article.tags.length > 0)
      await tx
        .insert(articlesToTags)
        .values(
          article.tags.map(({ slug }, position) => ({ articleId: id, tagId: tags.idOf(slug), position })),
        )
    const related = article.relatedProductSlugs.flatMap((slug) => productIds.get(slug) ?? [])
    if (related.length > 0)
      await tx
        .insert(articlesToProducts)
        .values(related.map((productId, position) => ({ articleId: id, productId, position })))
  }
}
