import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makePreviewLinks } from '../preview/preview-links.ts'
import { getProduct, listCategories, listProducts } from './catalog.service.ts'

export const registerCatalog = (app: FastifyInstance, { config, clock }: Dependencies): void => {
  const previews = makePreviewLinks(config.SECRET, clock)
  registerContentEndpoint(app, endpoints.listProducts, (query, reading) =>
    listProducts(reading, query, query.sort),
  )
  registerContentEndpoint(app, endpoints.getProduct, ({ slug, preview }, reading) =>
    getProduct(reading, slug, previews.isOpen('product', slug, preview)),
  )
  registerContentEndpoint(app, endpoints.listCategories, (_, reading) => listCategories(reading))
}
