import type { FastifyInstance } from 'fastify'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { makeCategoryTree } from '../../modules/catalog/category-tree.ts'
import { toSlide } from '../../modules/content/content.service.ts'
import { readHomeBlocks } from '../../modules/content/home-blocks.ts'
import type { StoredHomeBlock } from '../../modules/content/setting-values.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { showBlock } from '../../workflows/home/show-home.ts'
import { HOME_SUBJECT, writeHome } from '../../workflows/home/write-home.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

/** The home page as the desk puts it together. */
export const registerHomeRecord = (
  register: RegisterAdminEndpoint,
  app: FastifyInstance,
  { database: { db } }: Dependencies,
): void => {
  const read = () =>
    withEdition(db, HOME_SUBJECT, async () => {
      const { bySlug } = makeCategoryTree(await readCategories(db))
      // A category that has another address now is still the one that was chosen.
      const nowOf = ({ kind, category }: StoredHomeBlock) =>
        (kind === 'goods' && bySlug.get(category)?.slug) || category
      const blocks = await readHomeBlocks(db)
      return {
        blocks: blocks.map((block) => ({
          ...block,
          category: nowOf(block),
          slides: block.slides.map(toSlide),
        })),
      }
    })
  register('getHomeRecord', read)
  register('previewHomeBlock', ({ query, request }) =>
    showBlock(app.catalogContextAsOf(request.contentRevision), {
      ...query,
      ...{ id: 'preview', title: '', isHidden: false, from: null, until: null, slides: [], bodyHtml: '' },
    }),
  )
  register('writeHome', async ({ desk, body }) => {
    await writeHome(desk, body)
    return read()
  })
}
