import * as account from './account.ts'
import * as auth from './auth.ts'
import * as blog from './blog.ts'
import * as captcha from './captcha.ts'
import * as cardPayment from './card-payment.ts'
import * as cart from './cart.ts'
import * as checkout from './checkout.ts'
import * as comment from './comment.ts'
import * as contact from './contact.ts'
import * as coupon from './coupon.ts'
import type { Endpoint } from './define-endpoint.ts'
import * as favorite from './favorite.ts'
import * as geo from './geo.ts'
import * as order from './order.ts'
import * as orderLife from './order-life.ts'
import * as pageFailure from './page-failure.ts'
import * as payment from './payment.ts'
import * as routeRule from './route-rule.ts'
import * as setting from './setting.ts'
import * as shop from './shop.ts'
import * as site from './site.ts'
import * as user from './user.ts'
import * as userOrders from './user-orders.ts'

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
  getPending: cart.getPending,
  addToCart: cart.addToCart,
  newAddress: checkout.newAddress,
  setAddress: checkout.setAddress,
  listShippingMethods: checkout.listShippingMethods,
  startPayment: payment.startPayment,
  checkPayment: payment.checkPayment,
  listOrders: order.listOrders,
  getOrderDetails: order.getOrderDetails,
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
  getHome: shop.getHome,
  listArticles: blog.listArticles,
  getArticle: blog.getArticle,
  listComments: comment.listComments,
  addComment: comment.addComment,
  listOwnComments: comment.listOwnComments,
  deleteComment: comment.deleteComment,
  listFavorites: favorite.listFavorites,
  setFavorite: favorite.setFavorite,
  listNotices: favorite.listNotices,
  notifyMe: favorite.notifyMe,
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
