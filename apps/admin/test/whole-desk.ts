import {
  articleRecord,
  articleRows,
  articleTerms,
  faqRecord,
  menus,
  redirects,
  staticPage,
  staticPages,
} from './content-samples.ts'
import { coupon, coupons, customerGroups, customerRecord, customerRows, smsRows } from './customer-samples.ts'
import {
  gridRows,
  priceJob,
  pricePreview,
  productChoices,
  productRecord,
  stockMovements,
  variantGroup,
} from './goods-samples.ts'
import { homeRecord, linkTargets } from './home-samples.ts'
import { type AdminResponses, desk, listOf } from './samples.ts'
import {
  categories,
  deliveryTerms,
  paymentWays,
  shippingRule,
  shippingRules,
  shopSettings,
} from './settings-samples.ts'

/** The desk of an ordinary day with its customers. */
export const wholeDesk: AdminResponses = {
  ...desk,
  listCustomers: listOf(customerRows),
  getCustomer: customerRecord(),
  listCustomerGroups: customerGroups,
  listCoupons: listOf(coupons),
  getCoupon: coupon(1),
  listCategories: categories,
  listOpeningSteps: [],
  getShopSettings: shopSettings(),
  getPaymentWays: paymentWays(),
  getDeliveryTerms: deliveryTerms(),
  listShippingRules: shippingRules,
  getShippingRule: shippingRule(),
  getHomeRecord: homeRecord(),
  previewHomeBlock: null,
  getFaqRecord: faqRecord(),
  getMenus: menus(),
  listRedirects: listOf(redirects),
  listLinkTargets: linkTargets,
  listStaticPages: staticPages,
  getStaticPage: staticPage(),
  listArticles: listOf(articleRows),
  getArticle: articleRecord(),
  listArticleTerms: articleTerms,
  listSms: listOf(smsRows),
  listMissingPictures: { done: 1_380, waiting: 0, failed: 0, products: 0, items: [] },
  listPriceGrid: listOf(gridRows),
  listPriceJobs: [priceJob(1, { state: 'running', seen: 500 }), priceJob(2)],
  previewPriceJob: pricePreview,
  getProductRecord: productRecord(),
  listProductChoices: productChoices,
  listStockMovements: stockMovements,
  getVariants: variantGroup(),
  getSmsCredit: { provider: 'kavenegar', left: 12_500_000, unit: 'rial', isLow: false },
  showCustomerContact: { phone: '09121234567', email: 'maryam@example.com' },
}
