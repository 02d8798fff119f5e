import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { faviconAddress } from '../media/favicon.ts'
import { getArticle, listArticles } from './articles.service.ts'
import { getMenu, getPage, getSetting, getSlides } from './content.service.ts'
import { publicConfigOf } from './public-config.ts'
import { readSetting } from './settings.repository.ts'

export const registerContent = (app: FastifyInstance, { config, database: { db } }: Dependencies): void => {
  registerContentCall(app, calls.getConfig, () => publicConfigOf(config))
  registerContentCall(app, calls.getIndexMenu, (query) => getMenu(db, 'indexMenu', query.take))
  registerContentCall(app, calls.getFooterMenu, (query) => getMenu(db, 'footerMenu', query.take))
  registerContentCall(app, calls.getFavicon, (query) => faviconAddress(query.size))
  registerContentCall(
    app,
    calls.getLogo,
    async () => (await readSetting(db, 'logo')) ?? { title: config.SHOP_TITLE, slogan: '', url: null },
  )
  registerContentCall(app, calls.getSocial, async () => (await readSetting(db, 'social')) ?? [])
  registerContentCall(app, calls.getSlider, () => getSlides(db, 'slider'))
  registerContentCall(app, calls.getBanner, () => getSlides(db, 'banner'))
  registerContentCall(app, calls.getRouteRules, async () => (await readSetting(db, 'routeRules')) ?? [])

  registerContentCall(app, calls.getAboutUs, () => getSetting(db, 'aboutUs'))
  registerContentCall(app, calls.getContactUs, () => getSetting(db, 'contactUs'))
  registerContentCall(app, calls.getLicense, () => getSetting(db, 'license'))
  registerContentCall(app, calls.getPage, (query) => getPage(db, query.slug))
  registerContentCall(app, calls.getFaq, async () => (await readSetting(db, 'faq')) ?? [])

  registerContentCall(app, calls.listArticles, (query) => listArticles(db, query))
  registerContentCall(app, calls.getArticle, (query) => getArticle(db, query.slug))
}
