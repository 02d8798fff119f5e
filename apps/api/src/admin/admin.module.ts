import type { FastifyInstance } from 'fastify'
import type { Gateways } from '../modules/payment/choose-gateway.ts'
import { makeStaffSignIn } from '../modules/staff-session/sign-in.service.ts'
import { makeStaffSessions } from '../modules/staff-session/staff-sessions.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { registerActions } from './actions.routes.ts'
import { registerCardReports } from './card-reports.routes.ts'
import { registerArticleRevisions } from './content/article-revisions.routes.ts'
import { registerArticles } from './content/articles.routes.ts'
import { registerAuthors } from './content/authors.routes.ts'
import { registerFaqRecord } from './content/faq.routes.ts'
import { registerHomeRecord } from './content/home.routes.ts'
import { registerLinkTargets } from './content/link-targets.routes.ts'
import { registerMedia } from './content/media.routes.ts'
import { registerMenus } from './content/menus.routes.ts'
import { registerRedirects } from './content/redirects.routes.ts'
import { registerStaticPages } from './content/static-pages.routes.ts'
import { registerCoupons } from './coupons/coupons.routes.ts'
import { registerCustomerGroups } from './customers/customer-groups.routes.ts'
import { registerCustomers } from './customers/customers.routes.ts'
import type { DeskDatabases } from './desk-databases.ts'
import { registerCategories } from './goods/categories.routes.ts'
import { registerImportGoods } from './goods/import-goods.routes.ts'
import { registerMakers } from './goods/makers.routes.ts'
import { registerMissingPictures } from './goods/missing-pictures.routes.ts'
import { registerOffers } from './goods/offers.routes.ts'
import { registerPriceGrid } from './goods/price-grid.routes.ts'
import { registerPriceJobs } from './goods/price-jobs.routes.ts'
import { registerProductPictures } from './goods/product-pictures.routes.ts'
import { registerProductRecord } from './goods/product-record.routes.ts'
import { registerAdminProducts } from './goods/products.routes.ts'
import { registerStockMovements } from './goods/stock-movements.routes.ts'
import { registerVariants } from './goods/variants.routes.ts'
import { registerTroubles } from './health/troubles.routes.ts'
import { registerAdminComments } from './messages/comments.routes.ts'
import { registerContactMessages } from './messages/contact-messages.routes.ts'
import { registerAdminQuestions } from './messages/questions.routes.ts'
import { registerSms } from './messages/sms.routes.ts'
import { registerSmsTexts } from './messages/sms-texts.routes.ts'
import { registerApprovals } from './money/approvals.routes.ts'
import { registerRefunds } from './money/refunds.routes.ts'
import { registerReturns } from './money/returns.routes.ts'
import { registerWooImport } from './moving/woo-import.routes.ts'
import { registerWordpressImport } from './moving/wordpress-import.routes.ts'
import { registerOrderEdits } from './orders/order-edits.routes.ts'
import { registerOrderExport } from './orders/order-export.routes.ts'
import { registerOrderViews } from './orders/order-views.routes.ts'
import { registerPhoneOrders } from './orders/phone-orders.routes.ts'
import { registerAdminOrders } from './orders.routes.ts'
import { registerPulse } from './pulse.routes.ts'
import { makeRegisterAdminEndpoint } from './register-admin-endpoint.ts'
import { registerMissedSearches } from './search/missed-searches.routes.ts'
import { registerSynonyms } from './search/synonyms.routes.ts'
import { registerBrand } from './settings/brand.routes.ts'
import { registerOpening } from './settings/opening.routes.ts'
import { registerPaymentWays } from './settings/payment-ways.routes.ts'
import { registerSamples } from './settings/samples.routes.ts'
import { registerShipping } from './settings/shipping.routes.ts'
import { registerShopExport } from './settings/shop-export.routes.ts'
import { registerShopSettings } from './settings/shop-settings.routes.ts'
import { registerPasskeys } from './staff/passkeys.routes.ts'
import { registerSignIn } from './staff/sign-in.routes.ts'
import { registerStaff } from './staff/staff.routes.ts'

/** The back office: calls for the shop's people, on its own host and on connections of its own. */
export const registerAdmin = (
  app: FastifyInstance,
  ofShop: Dependencies,
  { desk, aside }: DeskDatabases,
  gateways: Gateways,
): void => {
  const dependencies: Dependencies = { ...ofShop, database: desk }
  app.decorateRequest('staff', null)
  const sessions = makeStaffSessions(dependencies)
  const register = makeRegisterAdminEndpoint(app, dependencies, sessions)
  registerSignIn(register, makeStaffSignIn(dependencies, sessions), sessions, dependencies)
  registerPasskeys(register, dependencies)
  registerStaff(register)
  registerTroubles(register, dependencies)
  registerPulse(register, dependencies)
  registerPhoneOrders(register)
  registerOrderEdits(register)
  registerAdminOrders(register)
  registerOrderViews(register)
  registerOrderExport(register, dependencies, aside)
  registerShopExport(register, dependencies, aside)
  registerCardReports(register, dependencies)
  registerReturns(register, dependencies)
  registerRefunds(register, dependencies, gateways)
  registerApprovals(register, dependencies)
  registerAdminComments(register, dependencies)
  registerAdminQuestions(register, dependencies)
  registerContactMessages(register, dependencies)
  registerSms(register, dependencies)
  registerCoupons(register, dependencies)
  registerCategories(register, dependencies)
  registerMakers(register, dependencies)
  registerAuthors(register, dependencies)
  registerOpening(register, dependencies)
  registerSamples(register, dependencies)
  registerSmsTexts(register, dependencies)
  registerBrand(register, dependencies)
  registerShopSettings(register, dependencies)
  registerPaymentWays(register, dependencies)
  registerShipping(register, dependencies)
  registerCustomers(register, dependencies)
  registerCustomerGroups(register, dependencies)
  registerAdminProducts(register, dependencies)
  registerProductRecord(register, dependencies)
  registerProductPictures(register, dependencies)
  registerImportGoods(register, dependencies)
  registerWooImport(register, dependencies)
  registerWordpressImport(register, dependencies)
  registerMissingPictures(register, dependencies)
  registerPriceGrid(register, dependencies)
  registerPriceJobs(register, dependencies)
  registerStockMovements(register, dependencies)
  registerOffers(register, dependencies)
  registerVariants(register, dependencies)
  registerSynonyms(register, dependencies)
  registerMissedSearches(register, dependencies)
  registerArticles(register, dependencies)
  registerArticleRevisions(register, dependencies)
  registerStaticPages(register, dependencies)
  registerHomeRecord(register, app, dependencies)
  registerFaqRecord(register, dependencies)
  registerMedia(register, dependencies)
  registerMenus(register, dependencies)
  registerRedirects(register, dependencies)
  registerLinkTargets(register, dependencies)
  registerActions(register, dependencies)
}
