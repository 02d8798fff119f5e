import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { faviconAddress } from '../media/favicon.ts'
import { getArticle, listArticles } from './articles.service.ts'
import { getContact, getLogo, getMenu, getPage, getSlides, isSettingPage } from './content.service.ts'
import { publicConfigOf } from './public-config.ts'
import { readSetting } from './settings.repository.ts'
import { startingFaq } from './starting-text.ts'

export const registerContent = (app: FastifyInstance, { config, database: { db } }: Dependencies): void => {
  registerContentCall(app, calls.getConfig, () => publicConfigOf(config))
  registerContentCall(app, calls.getIndexMenu, (query) => getMenu(db, config, 'indexMenu', query.take))
  registerContentCall(app, calls.getFooterMenu, (query) => getMenu(db, config, 'footerMenu', query.take))
  registerContentCall(app, calls.getFavicon, (query) => faviconAddress(query.size))
  registerContentCall(app, calls.getLogo, () => getLogo(db, config))
  registerContentCall(app, calls.getSocial, async () => (await readSetting(db, 'social')) ?? [])
  registerContentCall(app, calls.getSlider, () => getSlides(db, 'slider'))
  registerContentCall(app, calls.getBanner, () => getSlides(db, 'banner'))
  registerContentCall(app, calls.getRouteRules, async () => (await readSetting(db, 'routeRules')) ?? [])

  registerContentCall(app, calls.getAboutUs, () => getPage(db, config, 'about-us'))
  registerContentCall(app, calls.getContactUs, () => getContact(db, config))
  registerContentCall(app, calls.getLicense, () => getPage(db, config, 'license'))
  registerContentCall(app, calls.getPage, (query) => {
    // They have paths of their own.
    if (isSettingPage(query.slug)) throw new DomainError('not_found')
    return getPage(db, config, query.slug)
  })
  registerContentCall(app, calls.getFaq, async () => (await readSetting(db, 'faq')) ?? startingFaq)

  registerContentCall(app, calls.listArticles, (query) => listArticles(db, query))
  registerContentCall(app, calls.getArticle, (query) => getArticle(db, query.slug))
}
