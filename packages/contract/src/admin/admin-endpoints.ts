import type { AdminEndpoint } from './define-admin-endpoint.ts'
import * as actions from './endpoints/actions.ts'
import * as approvals from './endpoints/approvals.ts'
import * as askedExports from './endpoints/asked-exports.ts'
import * as cardReports from './endpoints/card-reports.ts'
import * as comments from './endpoints/comments.ts'
import * as contactMessages from './endpoints/contact-messages.ts'
import * as articleRevisions from './endpoints/content/article-revisions.ts'
import * as articles from './endpoints/content/articles.ts'
import * as authors from './endpoints/content/authors.ts'
import * as faq from './endpoints/content/faq.ts'
import * as home from './endpoints/content/home.ts'
import * as linkTargets from './endpoints/content/link-targets.ts'
import * as media from './endpoints/content/media.ts'
import * as menus from './endpoints/content/menus.ts'
import * as contentPictures from './endpoints/content/pictures.ts'
import * as previews from './endpoints/content/previews.ts'
import * as redirects from './endpoints/content/redirects.ts'
import * as staticPages from './endpoints/content/static-pages.ts'
import * as coupons from './endpoints/coupons.ts'
import * as customerActs from './endpoints/customer-acts.ts'
import * as customerGroups from './endpoints/customer-groups.ts'
import * as customers from './endpoints/customers.ts'
import * as categories from './endpoints/goods/categories.ts'
import * as importGoods from './endpoints/goods/import-goods.ts'
import * as makers from './endpoints/goods/makers.ts'
import * as missedSearches from './endpoints/goods/missed-searches.ts'
import * as missingPictures from './endpoints/goods/missing-pictures.ts'
import * as offers from './endpoints/goods/offers.ts'
import * as priceGrid from './endpoints/goods/price-grid.ts'
import * as priceJobs from './endpoints/goods/price-jobs.ts'
import * as productPictures from './endpoints/goods/product-pictures.ts'
import * as productRecord from './endpoints/goods/product-record.ts'
import * as products from './endpoints/goods/products.ts'
import * as stockMovements from './endpoints/goods/stock-movements.ts'
import * as synonyms from './endpoints/goods/synonyms.ts'
import * as variants from './endpoints/goods/variants.ts'
import * as wooImport from './endpoints/moving/woo-import.ts'
import * as wordpressImport from './endpoints/moving/wordpress-import.ts'
import * as orderActs from './endpoints/orders/order-acts.ts'
import * as orderAddress from './endpoints/orders/order-address.ts'
import * as orderBulk from './endpoints/orders/order-bulk.ts'
import * as orderEdits from './endpoints/orders/order-edits.ts'
import * as orderExport from './endpoints/orders/order-export.ts'
import * as orderViews from './endpoints/orders/order-views.ts'
import * as orders from './endpoints/orders/orders.ts'
import * as phoneOrders from './endpoints/orders/phone-orders.ts'
import * as passkeys from './endpoints/passkeys.ts'
import * as questions from './endpoints/questions.ts'
import * as refunds from './endpoints/refunds.ts'
import * as returns from './endpoints/returns.ts'
import * as roles from './endpoints/roles.ts'
import * as brand from './endpoints/settings/brand.ts'
import * as deliveryDays from './endpoints/settings/delivery-days.ts'
import * as opening from './endpoints/settings/opening.ts'
import * as paymentWays from './endpoints/settings/payment-ways.ts'
import * as samples from './endpoints/settings/samples.ts'
import * as shipping from './endpoints/settings/shipping.ts'
import * as shopExport from './endpoints/settings/shop-export.ts'
import * as shopSettings from './endpoints/settings/shop-settings.ts'
import * as signIn from './endpoints/sign-in.ts'
import * as sms from './endpoints/sms.ts'
import * as smsTexts from './endpoints/sms-texts.ts'
import * as staff from './endpoints/staff.ts'
import * as today from './endpoints/today.ts'
import * as troubles from './endpoints/troubles.ts'

/** Every call of the back office by its name. Server, client, menu and permissions are all made from this. */
export const adminEndpoints = {
  staffSignInStart: signIn.staffSignInStart,
  staffSignInCode: signIn.staffSignInCode,
  staffSignIn: signIn.staffSignIn,
  staffSignInPasskey: passkeys.staffSignInPasskey,
  staffSignOut: signIn.staffSignOut,
  confirmStaff: signIn.confirmStaff,
  askPasskey: passkeys.askPasskey,
  listPasskeys: passkeys.listPasskeys,
  startPasskey: passkeys.startPasskey,
  addPasskey: passkeys.addPasskey,
  removePasskey: passkeys.removePasskey,
  getStaffSession: signIn.getStaffSession,
  getStaffMe: signIn.getStaffMe,
  listStaffSessions: staff.listStaffSessions,
  endStaffSession: staff.endStaffSession,
  listStaff: staff.listStaff,
  inviteStaff: staff.inviteStaff,
  setStaffRole: staff.setStaffRole,
  prepareOwner: staff.prepareOwner,
  allowOwner: staff.allowOwner,
  refuseOwner: staff.refuseOwner,
  endSessionsOfStaff: staff.endSessionsOfStaff,
  removeStaff: staff.removeStaff,
  listRoles: roles.listRoles,
  addRole: roles.addRole,
  changeRole: roles.changeRole,
  removeRole: roles.removeRole,
  pulse: today.pulse,
  listSalesDays: today.listSalesDays,
  listTroubles: troubles.listTroubles,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  findBuyer: phoneOrders.findBuyer,
  quoteOrder: phoneOrders.quoteOrder,
  createOrder: phoneOrders.createOrder,
  showPhones: orders.showPhones,
  startPacking: orderActs.startPacking,
  shipOrder: orderActs.shipOrder,
  setTrackingCode: orderActs.setTrackingCode,
  deliverOrder: orderActs.deliverOrder,
  cancelOrder: orderActs.cancelOrder,
  addOrderNote: orderActs.addOrderNote,
  startPackingOrders: orderBulk.startPackingOrders,
  shipOrders: orderBulk.shipOrders,
  deliverOrders: orderBulk.deliverOrders,
  printOrders: orderBulk.printOrders,
  exportOrders: orderExport.exportOrders,
  listOrderViews: orderViews.listOrderViews,
  saveOrderView: orderViews.saveOrderView,
  removeOrderView: orderViews.removeOrderView,
  editOrderAddress: orderAddress.editOrderAddress,
  listPlaces: orderAddress.listPlaces,
  quoteOrderEdit: orderEdits.quoteOrderEdit,
  editOrderLines: orderEdits.editOrderLines,
  withdrawOrderEdit: orderEdits.withdrawOrderEdit,
  receiveDifference: orderEdits.receiveDifference,
  listCardReports: cardReports.listCardReports,
  acceptCardReport: cardReports.acceptCardReport,
  rejectCardReport: cardReports.rejectCardReport,
  getReceipt: cardReports.getReceipt,
  listReturns: returns.listReturns,
  takeReturn: returns.takeReturn,
  refuseReturn: returns.refuseReturn,
  listRefunds: refunds.listRefunds,
  prepareRefund: refunds.prepareRefund,
  finishRefund: refunds.finishRefund,
  sendRefund: refunds.sendRefund,
  dropRefund: refunds.dropRefund,
  approveRefund: refunds.approveRefund,
  refuseRefund: refunds.refuseRefund,
  listApprovals: approvals.listApprovals,
  askExport: askedExports.askExport,
  allowExport: askedExports.allowExport,
  refuseExport: askedExports.refuseExport,
  listComments: comments.listComments,
  getReviewPicture: comments.getReviewPicture,
  approveComment: comments.approveComment,
  rejectComment: comments.rejectComment,
  replyComment: comments.replyComment,
  listQuestions: questions.listQuestions,
  answerQuestion: questions.answerQuestion,
  rejectQuestion: questions.rejectQuestion,
  listContactMessages: contactMessages.listContactMessages,
  openContactMessage: contactMessages.openContactMessage,
  answerContactMessage: contactMessages.answerContactMessage,
  listSms: sms.listSms,
  sendSmsAgain: sms.sendSmsAgain,
  getSmsCredit: sms.getSmsCredit,
  listSmsTexts: smsTexts.listSmsTexts,
  getSmsText: smsTexts.getSmsText,
  editSmsText: smsTexts.editSmsText,
  listCoupons: coupons.listCoupons,
  getCoupon: coupons.getCoupon,
  addCoupon: coupons.addCoupon,
  editCoupon: coupons.editCoupon,
  endCoupon: coupons.endCoupon,
  listCategories: categories.listCategories,
  addCategory: categories.addCategory,
  editCategory: categories.editCategory,
  placeCategory: categories.placeCategory,
  removeCategory: categories.removeCategory,
  listMakers: makers.listMakers,
  getMaker: makers.getMaker,
  addMaker: makers.addMaker,
  editMaker: makers.editMaker,
  mergeMakers: makers.mergeMakers,
  removeMaker: makers.removeMaker,
  setMakerPicture: makers.setMakerPicture,
  removeMakerPicture: makers.removeMakerPicture,
  listOpeningSteps: opening.listOpeningSteps,
  getShopOpening: opening.getShopOpening,
  openShop: opening.openShop,
  closeShop: opening.closeShop,
  getSamples: samples.getSamples,
  addSamples: samples.addSamples,
  removeSamples: samples.removeSamples,
  getBrand: brand.getBrand,
  editBrand: brand.editBrand,
  setLogo: brand.setLogo,
  removeLogo: brand.removeLogo,
  exportShop: shopExport.exportShop,
  getShopSettings: shopSettings.getShopSettings,
  editShopSettings: shopSettings.editShopSettings,
  getPaymentWays: paymentWays.getPaymentWays,
  prepareShopCard: paymentWays.prepareShopCard,
  allowShopCard: paymentWays.allowShopCard,
  refuseShopCard: paymentWays.refuseShopCard,
  stopPaymentWay: paymentWays.stopPaymentWay,
  resumePaymentWay: paymentWays.resumePaymentWay,
  getDeliveryTerms: deliveryDays.getDeliveryTerms,
  editDeliveryTerms: deliveryDays.editDeliveryTerms,
  listShippingRules: shipping.listShippingRules,
  getShippingRule: shipping.getShippingRule,
  addShippingRule: shipping.addShippingRule,
  editShippingRule: shipping.editShippingRule,
  orderShippingRules: shipping.orderShippingRules,
  stopShippingRule: shipping.stopShippingRule,
  resumeShippingRule: shipping.resumeShippingRule,
  listCustomers: customers.listCustomers,
  getCustomer: customers.getCustomer,
  showCustomerContact: customers.showCustomerContact,
  blockCustomer: customerActs.blockCustomer,
  unblockCustomer: customerActs.unblockCustomer,
  endSessionsOfCustomer: customerActs.endSessionsOfCustomer,
  addCustomerNote: customerActs.addCustomerNote,
  listCustomerGroups: customerGroups.listCustomerGroups,
  addCustomerGroup: customerGroups.addCustomerGroup,
  renameCustomerGroup: customerGroups.renameCustomerGroup,
  putIntoGroup: customerGroups.putIntoGroup,
  takeOutOfGroup: customerGroups.takeOutOfGroup,
  listProducts: products.listProducts,
  importGoods: importGoods.importGoods,
  readGoodsHeader: importGoods.readGoodsHeader,
  getImportProgress: importGoods.getImportProgress,
  startWooImport: wooImport.startWooImport,
  listImportRuns: wooImport.listImportRuns,
  listImportLines: wooImport.listImportLines,
  cancelImportRun: wooImport.cancelImportRun,
  listPastOrders: wooImport.listPastOrders,
  importWordpress: wordpressImport.importWordpress,
  listTextPictures: wordpressImport.listTextPictures,
  listMissingPictures: missingPictures.listMissingPictures,
  retryPictures: missingPictures.retryPictures,
  listPriceGrid: priceGrid.listPriceGrid,
  editPriceGrid: priceGrid.editPriceGrid,
  previewPriceJob: priceJobs.previewPriceJob,
  startPriceJob: priceJobs.startPriceJob,
  listPriceJobs: priceJobs.listPriceJobs,
  approvePriceJob: priceJobs.approvePriceJob,
  refusePriceJob: priceJobs.refusePriceJob,
  cancelPriceJob: priceJobs.cancelPriceJob,
  undoPriceJob: priceJobs.undoPriceJob,
  getProductRecord: productRecord.getProductRecord,
  getProductPreview: previews.getProductPreview,
  addProduct: productRecord.addProduct,
  editProduct: productRecord.editProduct,
  addProductPicture: productPictures.addProductPicture,
  editProductPictures: productPictures.editProductPictures,
  cropProductPicture: productPictures.cropProductPicture,
  moveStock: stockMovements.moveStock,
  listStockMovements: stockMovements.listStockMovements,
  listProductChoices: productRecord.listProductChoices,
  listAttributeNames: productRecord.listAttributeNames,
  archiveProduct: productRecord.archiveProduct,
  restoreProduct: productRecord.restoreProduct,
  listOffers: offers.listOffers,
  addOffer: offers.addOffer,
  cancelOffer: offers.cancelOffer,
  getVariants: variants.getVariants,
  addVariants: variants.addVariants,
  removeVariant: variants.removeVariant,
  editOptions: variants.editOptions,
  renameOption: variants.renameOption,
  listAuthors: authors.listAuthors,
  getAuthor: authors.getAuthor,
  addAuthor: authors.addAuthor,
  editAuthor: authors.editAuthor,
  mergeAuthors: authors.mergeAuthors,
  setAuthorPicture: authors.setAuthorPicture,
  removeAuthorPicture: authors.removeAuthorPicture,
  removeAuthor: authors.removeAuthor,
  listArticles: articles.listArticles,
  getArticle: articles.getArticle,
  listMedia: media.listMedia,
  getMedia: media.getMedia,
  editMedia: media.editMedia,
  getArticlePreview: previews.getArticlePreview,
  listArticleTerms: articles.listArticleTerms,
  addArticle: articles.addArticle,
  editArticle: articles.editArticle,
  publishArticle: articles.publishArticle,
  unpublishArticle: articles.unpublishArticle,
  listArticleRevisions: articleRevisions.listArticleRevisions,
  getArticleRevision: articleRevisions.getArticleRevision,
  addTextPicture: contentPictures.addTextPicture,
  setArticleCover: contentPictures.setArticleCover,
  removeArticleCover: contentPictures.removeArticleCover,
  listStaticPages: staticPages.listStaticPages,
  getStaticPage: staticPages.getStaticPage,
  writeStaticPage: staticPages.writeStaticPage,
  resetStaticPage: staticPages.resetStaticPage,
  dropPageDraft: staticPages.dropPageDraft,
  getPagePreview: previews.getPagePreview,
  listPageRevisions: staticPages.listPageRevisions,
  getPageRevision: staticPages.getPageRevision,
  getFaqRecord: faq.getFaqRecord,
  writeFaq: faq.writeFaq,
  dropFaqDraft: faq.dropFaqDraft,
  listFaqRevisions: faq.listFaqRevisions,
  getFaqRevision: faq.getFaqRevision,
  getFaqPreview: previews.getFaqPreview,
  getMenus: menus.getMenus,
  writeMenus: menus.writeMenus,
  listSynonyms: synonyms.listSynonyms,
  getSynonyms: synonyms.getSynonyms,
  addSynonyms: synonyms.addSynonyms,
  editSynonyms: synonyms.editSynonyms,
  removeSynonyms: synonyms.removeSynonyms,
  listMissedSearches: missedSearches.listMissedSearches,
  listRedirects: redirects.listRedirects,
  addRedirect: redirects.addRedirect,
  endRedirect: redirects.endRedirect,
  importRedirects: redirects.importRedirects,
  listLinkTargets: linkTargets.listLinkTargets,
  getHomeRecord: home.getHomeRecord,
  previewHomeBlock: home.previewHomeBlock,
  writeHome: home.writeHome,
  listActions: actions.listActions,
} as const satisfies Record<string, AdminEndpoint>

export type AdminEndpointName = keyof typeof adminEndpoints
