import type { LinkTarget } from '@hojreh/contract/admin'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { namedByPath } from '../../modules/catalog/category-tree.ts'
import { readArticleCategories, readNewestArticles } from '../../modules/content/articles.repository.ts'
import { listPages } from '../../modules/content/settings.repository.ts'
import { pathOfPage, startingPage, startingSlugs } from '../../modules/content/starting-text.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const ARTICLES = 100
const places = ['/', '/shop', '/shop?discounted=1', '/blog', '/faq', '/contact-us']

/** Registers the list of places that a link may lead to, for staff who do not know their addresses. */
export const registerLinkTargets = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  register('listLinkTargets', async (): Promise<LinkTarget[]> => {
    const written = await listPages(db)
    const starting = startingSlugs
      .filter((slug) => written.every((page) => page.slug !== slug))
      .map((slug) => ({ slug, title: startingPage(slug, { title: '', slogan: '' })?.title ?? slug }))
    const of = (kind: LinkTarget['kind'], path: (slug: string) => string) => {
      return ({ slug, title }: { slug: string; title: string }) => ({ kind, title, slug, path: path(slug) })
    }
    return [
      ...places.map((path) => ({ kind: 'place' as const, title: '', path, slug: '' })),
      ...namedByPath(await readCategories(db)).map(
        of('category', (category) => `/shop?${new URLSearchParams({ category })}`),
      ),
      ...[...starting, ...written].map(of('page', pathOfPage)).filter(({ path }) => !places.includes(path)),
      ...(await readNewestArticles(db, ARTICLES)).map(of('article', (slug) => `/blog/${slug}`)),
      ...(await readArticleCategories(db)).map(
        of('articleCategory', (category) => `/blog/category/${encodeURIComponent(category)}`),
      ),
    ]
  })
}
