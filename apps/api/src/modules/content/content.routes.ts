import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { faviconAddress } from '../media/favicon.ts'
import { getArticle, listArticles } from './articles.service.ts'
import { getMenu, getPage, getSetting, getSlides } from './content.service.ts'
import { publicConfigOf } from './public-config.ts'
import { readSetting } from './settings.repository.ts'

export const registerContent = (app: FastifyInstance, { config, database: { db } }: Dependencies): void => {
  registerCall(app, calls.getConfig, () => publicConfigOf(config))
  registerCall(app, calls.getIndexMenu, ({ query }) => getMenu(db, 'indexMenu', query.take))
  registerCall(app, calls.getFooterMenu, ({ query }) => getMenu(db, 'footerMenu', query.take))
  registerCall(app, calls.getFavicon, ({ query }) => faviconAddress(query.size))
  registerCall(
    app,
    calls.getLogo,
    async () => (await readSetting(db, 'logo')) ?? { title: config.SHOP_TITLE, slogan: '', url: null },
  )
  registerCall(app, calls.getSocial, async () => (await readSetting(db, 'social')) ?? [])
  registerCall(app, calls.getSlider, () => getSlides(db, 'slider'))
  registerCall(app, calls.getBanner, () => getSlides(db, 'banner'))
  registerCall(app, calls.getRouteRules, async () => (await readSetting(db, 'routeRules')) ?? [])

  registerCall(app, calls.getAboutUs, () => getSetting(db, 'aboutUs'))
  registerCall(app, calls.getContactUs, () => getSetting(db, 'contactUs'))
  registerCall(app, calls.getLicense, () => getSetting(db, 'license'))
  registerCall(app, calls.getPage, ({ query }) => getPage(db, query.slug))
  registerCall(app, calls.getFaq, async () => (await readSetting(db, 'faq')) ?? [])

  registerCall(app, calls.listArticles, ({ query }) => listArticles(db, query))
  registerCall(app, calls.getArticle, ({ query }) => getArticle(db, query.slug))
}
