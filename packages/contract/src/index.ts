export {
  changePasswordBody,
  type Device,
  type EditableUser,
  editUserBody,
} from './account.ts'
export { type Address, type AddressBody, address, addressBody } from './address.ts'
export { type AppName, appNames, appOfPath, homeOf, isGuardedPath, pathOwners } from './app-paths.ts'
export { loginBody, loginSmsBody, registerBody, type Session, sendOtpBody, session } from './auth.ts'
export { bareErrors } from './bare-errors.ts'
export { type ArticleSummary, articleSummary } from './blog.ts'
export { type CaptchaChallenge, captchaChallenge } from './captcha.ts'
export { type CardPaymentBody, type CardTransfer, cardPaymentBody } from './card-payment.ts'
export { addToCartBody, type Cart, type CartLine, type CartProblem } from './cart.ts'
export type { ShippingMethod } from './checkout.ts'
export {
  addCommentBody,
  type Comment,
  type CommentStatus,
  commentStatuses,
  type OwnComment,
  type RatingSummary,
} from './comment.ts'
export { type ContactBody, contactBody } from './contact.ts'
export {
  type Access,
  defineEndpoint,
  type Endpoint,
  type EndpointBody,
  type EndpointQuery,
  type EndpointResponse,
  noBody,
  noQuery,
} from './define-endpoint.ts'
export { type EndpointName, endpoints } from './endpoints.ts'
export { type ErrorCode, errorCatalogue, errorCodes } from './error-catalogue.ts'
export { type ErrorResponse, errorResponse } from './errors.ts'
export { inviteCode, otp, type Picture, password, phone, picture, postalCode } from './fields.ts'
export { DEFAULT_INVITE_CODE, limits } from './limits.ts'
export { fallbackMessage, fieldMessages } from './messages.ts'
export type { OrderDetails, OrderLine, OrderSummary } from './order.ts'
export { returnOrderBody, type SkippedLine } from './order-life.ts'
export { canMoveOrder, type OrderStatus, orderStatuses, orderTransitions } from './order-status.ts'
export type { PageFailure } from './page-failure.ts'
export { rePassword } from './password-pair.ts'
export type { Payment, PaymentOutcome } from './payment.ts'
export { isPlainTarget, NOWHERE } from './plain-target.ts'
export { type Redirect, type RouteRule, redirectFor } from './redirect-for.ts'
export { routeRule, routeRules } from './route-rule.ts'
export { type MenuItem, menuItem, type PublicConfig, publicConfig, type Slide } from './setting.ts'
export type {
  Category,
  Facets,
  Product,
  ProductCard,
  ProductList,
  ProductPage,
  Sibling,
  StockState,
} from './shop.ts'
export type { ContentPage } from './site.ts'
export { listSorts, searchSorts } from './sorts.ts'
export { type PanelData, panelData } from './user.ts'
export type { UserPayment } from './user-orders.ts'
