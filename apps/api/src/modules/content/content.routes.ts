import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { faviconAddress } from '../media/favicon.ts'
import { makePreviewLinks } from '../preview/preview-links.ts'
import { getArticle, listArticles } from './articles.service.ts'
import { iconOf, shownBrand } from './brand.ts'
import { getContact, getLogo, getMenu, getPage, getSlides, isSettingPage } from './content.service.ts'
import { readInstalmentsOffered } from './instalments.ts'
import { publicConfigOf } from './public-config.ts'
import { readSetting } from './settings.repository.ts'
import { enamadOf, shopTitleOf } from './shop-facts.ts'
import { readShopState } from './shop-state.ts'
import { startingFaq } from './starting-text.ts'

export const registerContent = (
  app: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
): void => {
  const previews = makePreviewLinks(config.SECRET, clock)
  registerContentEndpoint(app, endpoints.getConfig, async () => ({
    ...publicConfigOf(config),
    shopTitle: await shopTitleOf(db, config),
    enamad: await enamadOf(db, config),
    shopState: await readShopState(db),
    hasInstalments: await readInstalmentsOffered(db, config),
    ...(await shownBrand(db)),
  }))
  registerContentEndpoint(app, endpoints.getIndexMenu, (query) =>
    getMenu(db, config, 'indexMenu', query.take),
  )
  registerContentEndpoint(app, endpoints.getFooterMenu, (query) =>
    getMenu(db, config, 'footerMenu', query.take),
  )
  registerContentEndpoint(app, endpoints.getFavicon, async (query) =>
    faviconAddress(query.size, await iconOf(db)),
  )
  registerContentEndpoint(app, endpoints.getLogo, () => getLogo(db, config))
  registerContentEndpoint(app, endpoints.getSocial, async () => (await readSetting(db, 'social')) ?? [])
  registerContentEndpoint(app, endpoints.getSlider, () => getSlides(db, 'slider'))
  registerContentEndpoint(app, endpoints.getBanner, () => getSlides(db, 'banners'))
  registerContentEndpoint(
    app,
    endpoints.getRouteRules,
    async () => (await readSetting(db, 'routeRules')) ?? [],
  )

  registerContentEndpoint(app, endpoints.getAboutUs, () => getPage(db, config, 'about-us'))
  registerContentEndpoint(app, endpoints.getContactUs, () => getContact(db, config))
  registerContentEndpoint(app, endpoints.getLicense, () => getPage(db, config, 'license'))
  registerContentEndpoint(app, endpoints.getPage, (query) => {
    // They have paths of their own.
    if (isSettingPage(query.slug)) throw new DomainError('not_found')
    return getPage(db, config, query.slug)
  })
  registerContentEndpoint(app, endpoints.getFaq, async () => (await readSetting(db, 'faq')) ?? startingFaq)

  registerContentEndpoint(app, endpoints.listArticles, (query) => listArticles(db, query))
  registerContentEndpoint(app, endpoints.getArticle, ({ slug, preview }) =>
    getArticle(db, slug, previews.isOpen('article', slug, preview)),
  )
}
