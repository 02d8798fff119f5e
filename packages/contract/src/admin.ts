/**
 * The calls of the back office, at an entry of their own: no page of the shop carries them. The session is a cookie that
 * only the server reads; POSTs need the header `x-hojreh-admin: 1` and come from the back office's own origin.
 */
export { type AdminEndpointName, adminEndpoints } from './admin/admin-endpoints.ts'
export { ADMIN_HEADER } from './admin/admin-header.ts'
export { type ApprovalKind, approvalKinds, approvalPermissions } from './admin/approvals.ts'
export { BYTE_ORDER_MARK, type CsvCell, csvLine, unguarded } from './admin/csv.ts'
export {
  type AdminAccess,
  type AdminBody,
  type AdminEndpoint,
  type AdminQuery,
  type AdminResponse,
  defineAdminEndpoint,
  SLOW_CALL_MS,
} from './admin/define-admin-endpoint.ts'
export type { StaffAction } from './admin/endpoints/actions.ts'
export {
  type Approval,
  type AskedFile,
  askedFiles,
  type WaitingApproval,
} from './admin/endpoints/approvals.ts'
export type { CardReport, WaitingReport } from './admin/endpoints/card-reports.ts'
export type { ReviewedComment } from './admin/endpoints/comments.ts'
export { replyComment } from './admin/endpoints/comments.ts'
export type { ContactMessageRow } from './admin/endpoints/contact-messages.ts'
export { answerContactMessage } from './admin/endpoints/contact-messages.ts'
export { type ArticleRevision, MOST_REVISIONS } from './admin/endpoints/content/article-revisions.ts'
export {
  type ArticleRecord,
  type ArticleRow,
  articleFields,
  articleStates,
} from './admin/endpoints/content/articles.ts'
export { type AuthorRecord, type AuthorRow, authorFields } from './admin/endpoints/content/authors.ts'
export {
  type FaqBody,
  type FaqRecord,
  type FaqRevision,
  faqGroups,
  MOST_QUESTION_GROUPS,
  MOST_QUESTIONS,
} from './admin/endpoints/content/faq.ts'
export {
  type HomeBlockBody,
  type HomeBlockRecord,
  type HomeKind,
  homeBlocksBody,
  homeKinds,
  MOST_HOME_BLOCKS,
  MOST_SLIDES,
} from './admin/endpoints/content/home.ts'
export type { LinkTarget } from './admin/endpoints/content/link-targets.ts'
export { type MediaRecord, type MediaRow, type MediaUse, usePlaces } from './admin/endpoints/content/media.ts'
export {
  footerColumns,
  headerLinks,
  type MenusRecord,
  MOST_COLUMN_LINKS,
  MOST_FOOTER_COLUMNS,
  MOST_HEADER_LINKS,
} from './admin/endpoints/content/menus.ts'
export { MOST_REDIRECTS, type RedirectsReport } from './admin/endpoints/content/redirects.ts'
export { pageShowings } from './admin/endpoints/content/showing.ts'
export type { StaticPageRecord, StaticPageRow } from './admin/endpoints/content/static-pages.ts'
export {
  type Coupon,
  type CouponBody,
  type CouponRecord,
  couponFields,
  couponKinds,
} from './admin/endpoints/coupons.ts'
export { blockCustomer } from './admin/endpoints/customer-acts.ts'
export type { CustomerGroup } from './admin/endpoints/customer-groups.ts'
export { addCustomerGroup } from './admin/endpoints/customer-groups.ts'
export { type CustomerRecord, type CustomerRow, customerStates } from './admin/endpoints/customers.ts'
export {
  type AdminCategory,
  categoryFields,
  MOST_CATEGORIES,
} from './admin/endpoints/goods/categories.ts'
export {
  type GoodsHeader,
  IMPORT_BYTES,
  IMPORT_LINES,
  type ImportColumns,
  type ImportCurrency,
  type ImportField,
  type ImportLine,
  type ImportProgress,
  type ImportReport,
  importCurrencies,
  importFields,
  importSource,
} from './admin/endpoints/goods/import-goods.ts'
export { type MakerRecord, type MakerRow, makerFields } from './admin/endpoints/goods/makers.ts'
export { type MissedSearch, missedSearchDays } from './admin/endpoints/goods/missed-searches.ts'
export {
  MISSING_PICTURES,
  type MissingPictures,
  type PictureTrouble,
} from './admin/endpoints/goods/missing-pictures.ts'
export { type OfferState, offerStates, type ProductOffer } from './admin/endpoints/goods/offers.ts'
export { type GridEdit, type GridResult, type GridRow, gridEdit } from './admin/endpoints/goods/price-grid.ts'
export {
  LEAST_PERCENT,
  MOST_PERCENT,
  type PriceJob,
  type PriceJobState,
  priceJobStates,
  priceSteps,
} from './admin/endpoints/goods/price-jobs.ts'
export {
  type AttributeKind,
  type AttributeUse,
  attributeKinds,
  attributeName,
  type CategoryAttribute,
  MAX_ATTRIBUTE_NAME,
  MAX_ATTRIBUTE_VALUE,
  MOST_ATTRIBUTES,
  MOST_CATEGORY_ATTRIBUTES,
} from './admin/endpoints/goods/product-attributes.ts'
export {
  MAX_PICTURES,
  PICTURE_BYTES,
  type ProductPicture,
  SMALLEST_CROP,
} from './admin/endpoints/goods/product-pictures.ts'
export {
  type AddProductBody,
  addProductBody,
  type EditProductBody,
  MOST_IN_BUNDLE,
  MOST_RELATED,
  type ProductRecord,
} from './admin/endpoints/goods/product-record.ts'
export { type ProductRow, stockStates } from './admin/endpoints/goods/products.ts'
export {
  type MoveReason,
  type MoveStockBody,
  moveReasons,
  moveStockBody,
  type StockMovement,
} from './admin/endpoints/goods/stock-movements.ts'
export {
  MOST_SYNONYM_GROUPS,
  type SynonymGroup,
  type SynonymRecord,
} from './admin/endpoints/goods/synonyms.ts'
export {
  type AddVariantsBody,
  type Axis,
  addVariantsBody,
  MAX_AXES,
  MAX_VARIANTS,
  optionLooks,
  type Variant,
  type VariantGroup,
} from './admin/endpoints/goods/variants.ts'
export {
  IMPORT_PAGE_LINES,
  type ImportCounts,
  type ImportKind,
  type ImportRun,
  type ImportRunLine,
  type ImportRunState,
  importKinds,
  importRunStates,
  type PastOrder,
  shopAddress,
  type WooTrouble,
} from './admin/endpoints/moving/woo-import.ts'
export { WORDPRESS_BYTES, type WordpressImportReport } from './admin/endpoints/moving/wordpress-import.ts'
export {
  addOrderNote,
  type MovedOrder,
  type OrderAct,
  orderActs,
  type ParcelLine,
  setTrackingCode,
} from './admin/endpoints/orders/order-acts.ts'
export { editOrderAddress } from './admin/endpoints/orders/order-address.ts'
export {
  type OrderResult,
  type PrintedOrder,
  type PrintSheet,
  printSheets,
} from './admin/endpoints/orders/order-bulk.ts'
export type { OrderEdit } from './admin/endpoints/orders/order-edits.ts'
export { receiveDifference } from './admin/endpoints/orders/order-edits.ts'
export { type ExportFormat, exportFormats } from './admin/endpoints/orders/order-export.ts'
export { saveOrderView } from './admin/endpoints/orders/order-views.ts'
export {
  type OrderRecord,
  type OrderRow,
  paymentMethods,
  placedStatuses,
} from './admin/endpoints/orders/orders.ts'
export { createOrder, MOST_PIECES, phoneOrderHours } from './admin/endpoints/orders/phone-orders.ts'
export {
  addPasskeyBody,
  type NewPasskey,
  type Passkey,
  type SignedPasskey,
} from './admin/endpoints/passkeys.ts'
export type { AskedQuestion } from './admin/endpoints/questions.ts'
export { answerQuestion } from './admin/endpoints/questions.ts'
export type { OwedRefund, Refund } from './admin/endpoints/refunds.ts'
export { finishRefund } from './admin/endpoints/refunds.ts'
export type { GoodsBack, WaitingReturn } from './admin/endpoints/returns.ts'
export { refuseReturn } from './admin/endpoints/returns.ts'
export { type OwnRole, type RoleBody, roleBody } from './admin/endpoints/roles.ts'
export { type Brand, brandFields } from './admin/endpoints/settings/brand.ts'
export {
  type DeliveryTerms,
  deliveryTermsFields,
  type EditDeliveryTermsBody,
  type Weekday,
  weekdays,
} from './admin/endpoints/settings/delivery-days.ts'
export { type OpeningStep, openingSteps, type ShopOpening } from './admin/endpoints/settings/opening.ts'
export {
  type PaymentWayName,
  type PaymentWays,
  paymentWayNames,
  shopCardFields,
} from './admin/endpoints/settings/payment-ways.ts'
export type { KeptSample, Samples } from './admin/endpoints/settings/samples.ts'
export {
  type AddShippingRuleBody,
  addShippingRuleBody,
  type EditShippingRuleBody,
  MOST_SHIPPING_RULES,
  type ShippingRule,
  shippingRuleFields,
} from './admin/endpoints/settings/shipping.ts'
export {
  type ExportedGroup,
  type ExportedOfPeople,
  type ExportedThing,
  exportedGroups,
  exportedOfPeople,
  exportedThings,
  type ShopExportFormat,
  shopExportFormats,
} from './admin/endpoints/settings/shop-export.ts'
export {
  type EditShopSettingsBody,
  type ShopSettings,
  shopSettingsFields,
} from './admin/endpoints/settings/shop-settings.ts'
export {
  AWAY_SECONDS,
  confirmStaffBody,
  FRESH_SECONDS,
  type StaffMe,
  type StaffMember,
  staffSignInBody,
  staffSignInCodeBody,
  staffSignInStartBody,
} from './admin/endpoints/sign-in.ts'
export { type SmsRow, smsKinds, smsStates } from './admin/endpoints/sms.ts'
export type { SmsTextRecord, SmsTextRow } from './admin/endpoints/sms-texts.ts'
export {
  type InviteStaffBody,
  invitableRoles,
  inviteStaffBody,
  type StaffRow,
  type StaffSession,
} from './admin/endpoints/staff.ts'
export {
  listSalesDays,
  type Pulse,
  type QueueName,
  queues,
  SALES_DAYS,
  type SalesDay,
  salesDay,
  soldStatuses,
} from './admin/endpoints/today.ts'
export type { Trouble } from './admin/endpoints/troubles.ts'
export { COUNTED_FOUND_ROWS, COUNTED_ROWS, type Edition } from './admin/fields.ts'
export { adminFieldMessages } from './admin/messages.ts'
export {
  grantable,
  guardedPermissions,
  ownPermissions,
  type Permission,
  permissions,
  type Role,
  roleMay,
  rolePermissions,
  roles,
} from './admin/permissions.ts'
export {
  fillSmsText,
  ruleOfSmsText,
  type SmsPlaceholder,
  type SmsTextName,
  type SmsValues,
  smsPartsOf,
  smsPlaceholders,
  smsTextNames,
  troubleOfSmsText,
} from './admin/sms-texts.ts'
