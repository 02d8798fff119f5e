import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { iconOf, readBrand } from '../content/brand.ts'
import { getLogo } from '../content/content.service.ts'
import { publicConfigOf } from '../content/public-config.ts'
import { shopTitleOf } from '../content/shop-facts.ts'
import { readShopState } from '../content/shop-state.ts'
import { blogFeed } from './blog-feed.ts'
import { webManifest } from './manifest.ts'
import { merchantFeed } from './merchant-feed.ts'
import { robotsText } from './robots.ts'
import { makeDocumentSender } from './send-document.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

const DAY = 'public, max-age=86400'

/**
 * Registers documents for search engines, feed readers and phones. Not calls of the contract: others define their form.
 */
export const registerSeo = (
  app: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
): void => {
  const { origins } = publicConfigOf(config)
  const send = makeDocumentSender(clock, JSON.stringify(origins))

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', DAY).send(robotsText(origins)),
  )
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { title, slogan } = await getLogo(db, config)
    const { color } = await readBrand(db)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', DAY)
      .send(JSON.stringify(webManifest(title, slogan, { color, icon: await iconOf(db) })))
  })
  /**
   * Throws `unavailable` while the shop has not opened yet: nothing of it is listed, and crawlers are asked to come
   * again.
   */
  const wasOpened = async () => {
    if ((await readShopState(db)) === 'coming_soon') throw new DomainError('unavailable')
  }
  app.get('/sitemap.xml', async (request, reply) => {
    await wasOpened()
    return send(request, reply, sitemapIndex(db, origins))
  })
  app.get(
    '/sitemap/:file',
    async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
      await wasOpened()
      const name = /^(.+)\.xml$/.exec(request.params.file)?.[1] ?? ''
      const part = await sitemapPart(db, origins, name)
      if (!part) throw new DomainError('not_found')
      return send(request, reply, part)
    },
  )
  app.get('/blog/feed.xml', async (request, reply) => {
    await wasOpened()
    return send(request, reply, blogFeed(db, origins, await shopTitleOf(db, config)))
  })
  app.get('/feeds/google.xml', async (request, reply) => {
    // The feed lists offers, and nothing can be bought while the shop is closed.
    if ((await readShopState(db)) !== 'open') throw new DomainError('unavailable')
    return send(request, reply, merchantFeed(db, origins, await shopTitleOf(db, config)))
  })
}
