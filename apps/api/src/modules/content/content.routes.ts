import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { faviconAddress } from '../../shared/favicon-address.ts'
import { makePreviewLinks } from '../preview/preview-links.ts'
import { getArticle, listArticles } from './articles.service.ts'
import { iconOf, shownBrand } from './brand.ts'
import { getContact, getLogo, getMenu, getPage, getSlides, isSettingPage } from './content.service.ts'
import { readInstalmentsOffered } from './instalments.ts'
import { publicConfigOf } from './public-config.ts'
import { readShownSetting, settingDraftRepository } from './setting-drafts.repository.ts'
import { readSetting } from './settings.repository.ts'
import { enamadOf, shopTitleOf } from './shop-facts.ts'
import { readShopState } from './shop-state.ts'
import { CONTACT_SLUG, startingFaq } from './starting-text.ts'

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

  const pageOf = (slug: string, { preview }: { preview?: string | undefined }) =>
    getPage(db, config, slug, previews.isOpen('page', slug, preview))
  registerContentEndpoint(app, endpoints.getAboutUs, (query) => pageOf('about-us', query))
  registerContentEndpoint(app, endpoints.getContactUs, ({ preview }) =>
    getContact(db, config, previews.isOpen('page', CONTACT_SLUG, preview)),
  )
  registerContentEndpoint(app, endpoints.getLicense, (query) => pageOf('license', query))
  registerContentEndpoint(app, endpoints.getPage, (query) => {
    // They have paths of their own.
    if (isSettingPage(query.slug)) throw new DomainError('not_found')
    return pageOf(query.slug, query)
  })
  registerContentEndpoint(app, endpoints.getFaq, async ({ preview }) => {
    const draft = previews.isOpen('faq', '', preview) ? await settingDraftRepository(db, 'faq').find() : null
    return draft?.value ?? (await readShownSetting(db, 'faq')) ?? startingFaq
  })

  registerContentEndpoint(app, endpoints.listArticles, (query) => listArticles(db, query))
  registerContentEndpoint(app, endpoints.getArticle, ({ slug, preview }) =>
    getArticle(db, slug, previews.isOpen('article', slug, preview)),
  )
}
