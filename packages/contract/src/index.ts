export { adminHome, adminOwnerOf, adminOwners } from './admin-paths.ts'
export {
  type AppName,
  appNames,
  appOfPath,
  homeOf,
  isGuardedPath,
  PICTURE_MS,
  PICTURES_PATH,
  pathOwners,
} from './app-paths.ts'
export { type CommentSort, commentSorts } from './comment-sorts.ts'
export {
  type Access,
  defineEndpoint,
  type Endpoint,
  type EndpointBody,
  type EndpointQuery,
  type EndpointResponse,
  noBody,
  noQuery,
  type ReadQuery,
} from './define-endpoint.ts'
export {
  changePasswordBody,
  type Device,
  type EditableUser,
  editUserBody,
} from './endpoints/account.ts'
export { type Address, type AddressBody, address, addressBody } from './endpoints/address.ts'
export {
  loginBody,
  loginSmsBody,
  registerBody,
  type Session,
  sendOtpBody,
  session,
} from './endpoints/auth.ts'
export { type ArticleSummary, articleSummary } from './endpoints/blog.ts'
export { type CaptchaChallenge, captchaChallenge } from './endpoints/captcha.ts'
export {
  addCommentBody,
  type Comment,
  type CommentStatus,
  commentStatuses,
  type OwnComment,
  type RatingSummary,
} from './endpoints/comment.ts'
export { type ContactBody, contactBody } from './endpoints/contact.ts'
export type { HomeBlock } from './endpoints/home.ts'
export { type CardPaymentBody, type CardTransfer, cardPaymentBody } from './endpoints/orders/card-payment.ts'
export { addToCartBody, type Cart, type CartLine, type CartProblem } from './endpoints/orders/cart.ts'
export type { ShippingMethod } from './endpoints/orders/checkout.ts'
export type { FormerOrder } from './endpoints/orders/former-orders.ts'
export { type Gift, giftBody } from './endpoints/orders/gift.ts'
export type { OrderChange, OrderDetails, OrderLine, OrderSummary } from './endpoints/orders/order.ts'
export type { Parcel } from './endpoints/orders/parcel.ts'
export type { OnlineWay, Payment, PaymentOutcome } from './endpoints/orders/payment.ts'
export type { UserPayment } from './endpoints/orders/user-orders.ts'
export type { PageFailure } from './endpoints/page-failure.ts'
export type { OwnQuestion, Question } from './endpoints/question.ts'
export { missedSearchBody } from './endpoints/search-miss.ts'
export {
  type MenuItem,
  menuItem,
  type PublicConfig,
  publicConfig,
  type ShopLogo,
  type ShopState,
  type Slide,
  shopStates,
} from './endpoints/setting.ts'
export type {
  Category,
  Facets,
  OptionAxis,
  Product,
  ProductCard,
  ProductList,
  ProductPage,
  Sibling,
  StockState,
} from './endpoints/shop.ts'
export { type ChatPlace, type ContentPage, chatPlaces } from './endpoints/site.ts'
export { type PanelData, panelData } from './endpoints/user.ts'
export { type EndpointName, endpoints } from './endpoints.ts'
export { bareErrors } from './errors/bare-errors.ts'
export { type ErrorCode, errorCatalogue, errorCodes } from './errors/error-catalogue.ts'
export { type ErrorResponse, errorResponse } from './errors/errors.ts'
export {
  type Arrival,
  inviteCode,
  otp,
  type Picture,
  password,
  phone,
  picture,
  postalCode,
} from './fields.ts'
export { DEFAULT_INVITE_CODE, limits } from './limits.ts'
export { fallbackMessage, fieldMessages } from './messages.ts'
export { returnOrderBody, type SkippedLine } from './order-life.ts'
export { canMoveOrder, type OrderStatus, orderStatuses, orderTransitions } from './order-status.ts'
export { rePassword } from './password-pair.ts'
export { isPlainTarget, NOWHERE } from './plain-target.ts'
export { isAbout, pathOf, type Redirect, type RouteRule, redirectFor } from './redirect-for.ts'
export { routeRule, routeRules } from './route-rule.ts'
export { listSorts, searchSorts } from './sorts.ts'
