import type { Db } from '../src/db/client.ts'
import { articles } from '../src/modules/content/content.tables.ts'
import { newId } from '../src/shared/ids.ts'

/** Puts a published article into the blog; answers its id. */
export const putArticle = async (db: Db, slug = 'article'): Promise<string> => {
  const id = newId()
  const at = new Date('2026-01-01')
  await db.insert(articles).values({
    id,
    slug,
    title: 'گل‌های خانگی',
    summary: 'چند گل',
    bodyHtml: '<p>متن</p>',
    author: 'سارا',
    readingMinutes: 1,
    searchJoined: 'گلهایخانگی',
    publishedAt: at,
    updatedAt: at,
  })
  return id
}
