import type { Endpoint } from './define-endpoint.ts'
import * as account from './endpoints/account.ts'
import * as auth from './endpoints/auth.ts'
import * as blog from './endpoints/blog.ts'
import * as captcha from './endpoints/captcha.ts'
import * as comment from './endpoints/comment.ts'
import * as contact from './endpoints/contact.ts'
import * as coupon from './endpoints/coupon.ts'
import * as favorite from './endpoints/favorite.ts'
import * as geo from './endpoints/geo.ts'
import * as home from './endpoints/home.ts'
import * as cardPayment from './endpoints/orders/card-payment.ts'
import * as cart from './endpoints/orders/cart.ts'
import * as checkout from './endpoints/orders/checkout.ts'
import { listFormerOrders } from './endpoints/orders/former-orders.ts'
import * as order from './endpoints/orders/order.ts'
import * as payment from './endpoints/orders/payment.ts'
import * as userOrders from './endpoints/orders/user-orders.ts'
import * as pageFailure from './endpoints/page-failure.ts'
import * as question from './endpoints/question.ts'
import * as searchMiss from './endpoints/search-miss.ts'
import * as setting from './endpoints/setting.ts'
import * as shop from './endpoints/shop.ts'
import * as site from './endpoints/site.ts'
import * as user from './endpoints/user.ts'
import * as orderLife from './order-life.ts'
import * as routeRule from './route-rule.ts'

/** Every call of the api by its name. The server, the client and the OpenAPI document are all made from this. */
export const endpoints = {
  sendOtp: auth.sendOtp,
  loginSms: auth.loginSms,
  login: auth.login,
  register: auth.register,
  logout: auth.logout,
  getCaptchaChallenge: captcha.getCaptchaChallenge,
  passCaptcha: captcha.passCaptcha,
  getDataForEdit: account.getDataForEdit,
  editUser: account.editUser,
  changePassword: account.changePassword,
  listSessions: account.listSessions,
  revokeSession: account.revokeSession,
  getPanelData: user.getPanelData,
  listAddresses: user.listAddresses,
  listProvinces: geo.listProvinces,
  listCities: geo.listCities,
  getDelivery: geo.getDelivery,
  getFreeShipping: geo.getFreeShipping,
  getPending: cart.getPending,
  addToCart: cart.addToCart,
  newAddress: checkout.newAddress,
  setAddress: checkout.setAddress,
  listShippingMethods: checkout.listShippingMethods,
  getInstalments: payment.getInstalments,
  startPayment: payment.startPayment,
  checkPayment: payment.checkPayment,
  listOrders: order.listOrders,
  getOrderDetails: order.getOrderDetails,
  listFormerOrders,
  applyCoupon: coupon.applyCoupon,
  startCardPayment: cardPayment.startCardPayment,
  reportCardPayment: cardPayment.reportCardPayment,
  cancelOrder: orderLife.cancelOrder,
  returnOrder: orderLife.returnOrder,
  reorder: orderLife.reorder,
  getInvoice: orderLife.getInvoice,
  listPayments: userOrders.listPayments,
  editAddress: userOrders.editAddress,
  deleteAddress: userOrders.deleteAddress,
  listProducts: shop.listProducts,
  searchProducts: shop.searchProducts,
  suggest: shop.suggest,
  getProduct: shop.getProduct,
  listCategories: shop.listCategories,
  getQueue: shop.getQueue,
  getHome: shop.getHome,
  getHomeBlocks: home.getHomeBlocks,
  listArticles: blog.listArticles,
  getArticle: blog.getArticle,
  listComments: comment.listComments,
  addComment: comment.addComment,
  getCommentVotes: comment.getCommentVotes,
  voteForComment: comment.voteForComment,
  getReviewRequests: comment.getReviewRequests,
  setReviewRequests: comment.setReviewRequests,
  listOwnComments: comment.listOwnComments,
  deleteComment: comment.deleteComment,
  listQuestions: question.listQuestions,
  addQuestion: question.addQuestion,
  listOwnQuestions: question.listOwnQuestions,
  listFavorites: favorite.listFavorites,
  setFavorite: favorite.setFavorite,
  listNotices: favorite.listNotices,
  notifyMe: favorite.notifyMe,
  noteMissedSearch: searchMiss.noteMissedSearch,
  getIndexMenu: setting.getIndexMenu,
  getFooterMenu: setting.getFooterMenu,
  getFavicon: setting.getFavicon,
  getLogo: setting.getLogo,
  getSocial: setting.getSocial,
  getSlider: setting.getSlider,
  getBanner: setting.getBanner,
  getConfig: setting.getConfig,
  getAboutUs: site.getAboutUs,
  getContactUs: site.getContactUs,
  getLicense: site.getLicense,
  getPage: site.getPage,
  getFaq: site.getFaq,
  getRouteRules: routeRule.getRouteRules,
  sendContactMessage: contact.sendContactMessage,
  reportPageFailure: pageFailure.reportPageFailure,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
