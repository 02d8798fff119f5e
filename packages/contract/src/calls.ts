import * as auth from './auth.ts'
import * as blog from './blog.ts'
import type { Call } from './define-call.ts'
import * as geo from './geo.ts'
import * as order from './order.ts'
import * as setting from './setting.ts'
import * as shop from './shop.ts'
import * as site from './site.ts'
import * as user from './user.ts'

/** Every call of the api by its name. The server, the client and the OpenAPI document are all made from this. */
export const calls = {
  sendOtp: auth.sendOtp,
  loginSms: auth.loginSms,
  logout: auth.logout,
  getPanelData: user.getPanelData,
  listAddresses: user.listAddresses,
  listProvinces: geo.listProvinces,
  listCities: geo.listCities,
  getPending: order.getPending,
  addToCart: order.addToCart,
  newAddress: order.newAddress,
  setAddress: order.setAddress,
  listShippingMethods: order.listShippingMethods,
  startPayment: order.startPayment,
  checkPayment: order.checkPayment,
  listOrders: order.listOrders,
  getOrderDetails: order.getOrderDetails,
  listProducts: shop.listProducts,
  searchProducts: shop.searchProducts,
  suggest: shop.suggest,
  getProduct: shop.getProduct,
  listCategories: shop.listCategories,
  getHome: shop.getHome,
  listArticles: blog.listArticles,
  getArticle: blog.getArticle,
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
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
