import type { AdminEndpointName } from '@hojreh/contract/admin'
import { sampleHomeBlock, sampleMenus, sampleQuestions } from './sample-content.ts'
import { samplePhoneOrder } from './sample-phone-order.ts'
import { sampleShipping } from './sample-shipping.ts'

interface Input {
  query?: Record<string, string>
  body?: object
}
/** Existing records, a few of each kind, so that acts meet on them. */
export interface AdminWorld {
  orders: string[]
  products: string[]
  /** An order and the payment that is owed back. */
  owed: string[]
  /** Orders of three pieces, with their payment. */
  bought: string[]
  refunds: string[]
  comments: string[]
  questions: string[]
  messages: string[]
  sms: string[]
  customers: string[]
  groups: string[]
  coupons: string[]
  shippingRules: string[]
  articles: string[]
  authors: string[]
  /** Prepared for the second person. */
  shopCards: string[]
  categories: string[]
  makers: string[]
  staff: string[]
  /** Files that a member asked for. */
  exports: string[]
}
/** Picks one of a kind, now and then one of another kind. */
export type PickOne = (kind: keyof AdminWorld) => string

const redirectOf = (n: number) => ({ from: `/old-${n % 7}`, to: `/new-${n % 5}` })
const article = { slug: '', summary: '', bodyHtml: '<p>متن</p>', author: 'سارا', category: '' }

const ids = (pick: PickOne) => [...new Set([pick('orders'), pick('orders'), pick('orders')])]
const on =
  (kind: keyof AdminWorld, body?: (n: number) => object) =>
  (pick: PickOne, n: number): Input => ({ query: { id: pick(kind) }, ...(body && { body: body(n) }) })

/** The input of each act of a member. */
export const adminActs: Partial<Record<AdminEndpointName, (pick: PickOne, n: number) => Input>> = {
  endStaffSession: on('staff'),
  inviteStaff: (_pick, n) => ({
    body: { phone: `0931${String(n % 50).padStart(7, '0')}`, name: 'نو', role: 'orders' },
  }),
  setStaffRole: on('staff', (n) => ({ role: n % 2 ? 'orders' : 'support' })),
  prepareOwner: on('staff'),
  allowOwner: on('staff'),
  refuseOwner: on('staff'),
  askExport: (_pick, n) => ({ body: { file: n % 2 ? 'orders.csv' : 'customers.csv' } }),
  allowExport: on('exports'),
  refuseExport: on('exports'),
  endSessionsOfStaff: on('staff'),
  removeStaff: on('staff'),
  addRole: (_pick, n) => ({ body: { name: `نقش ${n % 20}`, permissions: ['orders.view'] } }),
  changeRole: on('staff', (n) => ({ version: n % 3, name: `نقش ${n % 20}`, permissions: ['orders.view'] })),
  removeRole: on('staff'),
  createOrder: (pick, n) => ({
    body: {
      ...samplePhoneOrder(pick('products'), `0937${String(n % 5).padStart(7, '0')}`, 1 + (n % 2)),
      // Now and then the press comes twice.
      requestId: `press-of-${n % 50}`,
    },
  }),
  showPhones: on('orders'),
  startPacking: on('orders'),
  // All of what is left, or a piece of it.
  shipOrder: (pick, n) => ({
    query: { id: pick('orders') },
    body: {
      trackingCode: n % 2 ? String(n) : null,
      ...(n % 3 && { lines: [{ productId: pick('products'), count: 1 + (n % 2) }] }),
    },
  }),
  setTrackingCode: on('orders', (n) => ({ trackingCode: String(n) })),
  deliverOrder: on('orders'),
  cancelOrder: on('orders'),
  addOrderNote: on('orders', (n) => ({ text: `یادداشت ${n}` })),
  startPackingOrders: (pick) => ({ body: { ids: ids(pick) } }),
  shipOrders: (pick, n) => ({
    body: { parcels: ids(pick).map((id, place) => ({ id, trackingCode: `${n}${place}` })) },
  }),
  deliverOrders: (pick) => ({ body: { ids: ids(pick) } }),
  saveOrderView: (_pick, n) => ({ body: { name: `نما ${n % 10}`, question: 'status=paid' } }),
  removeOrderView: on('groups'),
  editOrderAddress: on('orders', (n) => ({ version: n % 3, plaque: String(n) })),
  editOrderLines: (pick, n) => ({
    query: { id: pick('orders') },
    body: {
      version: n % 3,
      lines: [{ productId: pick('products'), count: 1 + (n % 4) }],
      total: 2_000_000 * (1 + (n % 4)) + 450_000,
      heldHours: 24,
    },
  }),
  withdrawOrderEdit: on('orders'),
  receiveDifference: on('orders', (n) => ({ trackingCode: String(700_000 + (n % 50)), cardLast4: '1234' })),
  editBrand: (_pick, n) => ({ body: { version: n % 3, color: n % 2 ? '#8a1c4a' : null } }),
  setLogo: () => ({}),
  removeLogo: () => ({}),
  openShop: () => ({}),
  closeShop: () => ({}),
  editSmsText: (_pick, n) => ({
    query: { name: n % 2 ? 'paid' : 'otp' },
    body: { version: n % 3, text: n % 2 ? `سفارش {سفارش} ${n}` : '{کد}' },
  }),
  addSamples: () => ({}),
  removeSamples: () => ({}),
  exportShop: (_pick, n) => ({
    body: { what: n % 2 ? 'products' : 'settings', format: n % 3 ? 'csv' : 'json' },
  }),
  exportOrders: (_pick, n) => ({
    query: { status: n % 2 ? 'paid' : 'shipped' },
    body: { format: n % 3 ? 'csv' : 'xlsx' },
  }),
  printOrders: (pick, n) => ({ body: { ids: ids(pick), sheet: n % 2 ? 'labels' : 'slips' } }),
  acceptCardReport: (pick, n) => ({
    query: { orderId: pick('orders') },
    body: { despiteAmount: n % 2 === 0, despiteSameCode: n % 3 === 0 },
  }),
  rejectCardReport: (pick) => ({ query: { orderId: pick('orders') } }),
  takeReturn: (pick, n) => ({
    query: { id: pick('orders') },
    body: { lines: [{ productId: pick('products'), count: 1, restocked: n % 2 }] },
  }),
  refuseReturn: on('orders', () => ({ reason: 'باز شده است' })),
  prepareRefund: (pick, n) => {
    const [orderId = '', paymentId = ''] = pick(n % 3 ? 'bought' : 'owed').split(' ')
    const lines = [{ productId: pick('products'), count: 1, restocked: n % 2 }]
    return { query: { orderId }, body: { paymentId, ...(n % 3 && { lines }) } }
  },
  finishRefund: on('refunds', (n) => ({ reference: `14050${n}` })),
  sendRefund: on('refunds'),
  dropRefund: on('refunds'),
  approveRefund: on('refunds'),
  refuseRefund: on('refunds'),
  approveComment: on('comments'),
  rejectComment: on('comments'),
  replyComment: on('comments', (n) => ({ reply: n % 3 ? 'سپاس' : null })),
  answerQuestion: on('questions', (n) => ({ answer: n % 3 ? 'بله' : 'خیر' })),
  rejectQuestion: on('questions'),
  openContactMessage: on('messages'),
  answerContactMessage: on('messages', () => ({ text: 'بله، داریم' })),
  addCoupon: (_pick, n) => ({
    body: { code: `NEW-${n % 20}`, title: 'نوروز', kind: 'percent', value: 1 + (n % 100) },
  }),
  editCoupon: (pick, n) => ({
    query: { code: pick('coupons') },
    body: {
      ...{ version: n % 3, title: 'نوروز', kind: n % 2 ? 'fixed' : 'percent' },
      ...{ value: 10, maxUses: 1 + (n % 5) },
    },
  }),
  endCoupon: (pick) => ({ query: { code: pick('coupons') } }),
  addProduct: (_pick, n) => ({
    body: { title: `گلدان ${n}`, sku: `POT-${n % 20}`, price: 10_000 * (n % 50), isPublished: n % 2 === 0 },
  }),
  addVariants: on('products', (n) => ({
    own: [{ name: 'رنگ', value: 'سرخ' }],
    variants: [
      {
        options: [{ name: 'رنگ', value: `رنگ ${n % 5}` }],
        sku: `V-${n % 30}`,
        price: 900_000,
        onHand: n % 9,
      },
    ],
  })),
  removeVariant: on('products'),
  editOptions: on('products', (n) => ({
    ...{
      version: n % 3,
      axes: [{ name: 'رنگ', look: 'swatches', values: [{ value: 'سرخ', color: '#aa0000' }] }],
    },
  })),
  renameOption: on('products', (n) => ({ name: 'رنگ', from: `رنگ ${n % 5}`, to: `رنگ ${n % 7}` })),
  addProductPicture: on('products'),
  editProductPictures: on('products', (n) => ({ removed: [String(n % 10).repeat(32)] })),
  cropProductPicture: on('products', (n) => ({
    ...{ key: String(n % 10).repeat(32), left: 0, top: n, width: 32, height: 32 },
  })),
  moveStock: on('products', (n) => ({
    ...{ reason: ['received', 'damaged', 'counted', 'used'][n % 4], count: 1 + (n % 9), seen: 10_000 },
  })),
  archiveProduct: on('products'),
  restoreProduct: on('products'),
  addOffer: on('products', (n) => ({ price: 10 * (1 + n), endsAt: `1499/01/01 ${10 + (n % 9)}:00` })),
  cancelOffer: on('products'),
  editProduct: on('products', (n) => ({ version: n % 3, price: 1_000_000 + 10 * n, slug: `pot-${n % 10}` })),
  startPriceJob: (_pick, n) => ({ body: { percent: 1 + (n % 9), step: '1000', total: n % 3 } }),
  approvePriceJob: on('products'),
  refusePriceJob: on('products'),
  cancelPriceJob: on('products'),
  undoPriceJob: on('products'),
  importGoods: () => ({ query: { isTrial: 'no', currency: 'toman' } }),
  readGoodsHeader: () => ({}),
  startWooImport: () => ({
    body: {
      address: 'old.example',
      key: 'ck_12345678',
      secret: 'cs_12345678',
      kinds: ['orders'],
      isTrial: true,
    },
  }),
  cancelImportRun: on('products'),
  importWordpress: () => ({ query: { isTrial: 'yes' } }),
  editPriceGrid: (pick, n) => ({
    body: {
      rows: [
        { id: pick('products'), price: { seen: 1_000_000, value: 1_000_000 + 10 * n } },
        { id: pick('products'), stock: { delta: n % 2 ? 3 : -3, seen: null } },
      ],
    },
  }),
  addMaker: (_pick, n) => ({ body: { title: `سازنده ${n % 20}` } }),
  editMaker: on('makers', (n) => ({ version: n % 3, title: `سازنده ${n % 30}` })),
  mergeMakers: (pick) => ({ query: { id: pick('makers') }, body: { version: 0, into: pick('makers') } }),
  removeMaker: on('makers', (n) => ({ version: n % 3 })),
  setMakerPicture: (pick, n) => ({ query: { id: pick('makers'), alt: `نشان ${n}` } }),
  removeMakerPicture: on('makers'),
  addCategory: (_pick, n) => ({ body: { title: `دسته ${n % 20}`, parentId: null } }),
  editCategory: on('categories', (n) => ({ version: n % 3, title: `دسته ${n % 30}` })),
  placeCategory: (pick, n) => ({
    query: { id: pick('categories') },
    body: { version: n % 3, parentId: n % 2 ? pick('categories') : null, nextId: null, seen: [] },
  }),
  removeCategory: (pick, n) => ({
    query: { id: pick('categories') },
    body: { goodsTo: n % 2 ? pick('categories') : null },
  }),
  editShopSettings: (_pick, n) => ({ body: { version: n % 3, slogan: `شعار ${n}` } }),
  prepareShopCard: (_pick, n) => ({
    body: {
      cardNumber: n % 2 ? '6219861012345673' : '6037991122334455',
      holder: `صاحب ${n % 5}`,
      bank: 'ملی',
    },
  }),
  allowShopCard: on('shopCards'),
  refuseShopCard: on('shopCards'),
  stopPaymentWay: (_pick, n) => ({ query: { way: n % 2 ? 'card' : 'online' } }),
  resumePaymentWay: (_pick, n) => ({ query: { way: n % 2 ? 'card' : 'online' } }),
  editDeliveryTerms: (_pick, n) => ({ body: { version: n % 3, lastHour: n % 25 } }),
  addShippingRule: (_pick, n) => ({ body: { ...sampleShipping, freeFrom: 10 * (1 + n) } }),
  editShippingRule: (pick, n) => ({
    query: { id: pick('shippingRules') },
    body: { version: n % 3, feeNear: 10 * n },
  }),
  orderShippingRules: (pick) => ({
    body: { ids: [...new Set([pick('shippingRules'), pick('shippingRules')])] },
  }),
  stopShippingRule: on('shippingRules'),
  resumeShippingRule: on('shippingRules'),
  addTextPicture: (_pick, n) => ({ query: { alt: `تصویر ${n}` } }),
  editMedia: (_pick, n) => ({
    query: { key: String(n % 9).repeat(32) },
    body: { version: n % 3, alt: `تصویر ${n}` },
  }),
  setArticleCover: (pick, n) => ({ query: { id: pick('articles'), alt: `تصویر ${n}` } }),
  removeArticleCover: on('articles'),
  writeHome: (_pick, n) => ({
    body: { version: n % 3, blocks: [{ ...sampleHomeBlock, take: 1 + (n % 9) }] },
  }),
  writeFaq: (_pick, n) => ({ body: { version: n % 3, groups: n % 4 ? [sampleQuestions] : null } }),
  dropFaqDraft: (_pick, n) => ({ body: { version: n % 3 } }),
  writeMenus: (_pick, n) => ({ body: { version: n % 3, ...(n % 4 ? sampleMenus : { footer: null }) } }),
  addSynonyms: (_pick, n) => ({ body: { terms: ['کاسه', `پیاله ${n % 9}`], isOneWay: n % 2 === 0 } }),
  editSynonyms: (_pick, n) => ({
    query: { id: `given-${n % 90}` },
    body: { version: n % 3, terms: ['مس', `مسی ${n % 9}`] },
  }),
  removeSynonyms: (_pick, n) => ({ query: { id: `given-${n % 90}` } }),
  addRedirect: (_pick, n) => ({ body: redirectOf(n) }),
  endRedirect: (_pick, n) => ({ body: redirectOf(n) }),
  importRedirects: (_pick, n) => ({ body: { list: `/old-${n % 7} /new-${n % 5}` } }),
  writeStaticPage: (_pick, n) => ({
    query: { slug: `page-${n % 5}` },
    body: { version: n % 3, title: `صفحه ${n}`, bodyHtml: '<p>متن</p>' },
  }),
  dropPageDraft: (_pick, n) => ({ query: { slug: `page-${n % 5}` }, body: { version: n % 3 } }),
  resetStaticPage: (_pick, n) => ({ query: { slug: `page-${n % 5}` } }),
  addAuthor: (_pick, n) => ({ body: { name: `نویسنده ${n % 20}` } }),
  editAuthor: on('authors', (n) => ({ version: n % 3, name: `نویسنده ${n % 30}` })),
  mergeAuthors: (pick, n) => ({
    query: { id: pick('authors') },
    body: { version: n % 3, into: pick('authors') },
  }),
  setAuthorPicture: (pick, n) => ({ query: { id: pick('authors'), alt: `تصویر ${n}` } }),
  removeAuthorPicture: on('authors'),
  removeAuthor: on('authors', (n) => ({ version: n % 3 })),
  addArticle: (_pick, n) => ({ body: { ...article, title: `مقاله ${n % 20}`, tags: ['مس'] } }),
  editArticle: on('articles', (n) => ({ version: n % 3, title: `عنوان ${n}` })),
  publishArticle: on('articles', (n) => ({ at: n % 2 ? '1410/01/01 10:30' : null })),
  unpublishArticle: on('articles'),
  retryPictures: () => ({}),
  sendSmsAgain: on('sms'),
  showCustomerContact: on('customers'),
  blockCustomer: on('customers', () => ({ reason: 'سفارش دروغین' })),
  unblockCustomer: on('customers'),
  endSessionsOfCustomer: on('customers'),
  addCustomerNote: on('customers', (n) => ({ text: `یادداشت ${n}` })),
  addCustomerGroup: (_pick, n) => ({ body: { name: `گروه ${n % 20}` } }),
  renameCustomerGroup: on('groups', (n) => ({ name: `گروه ${n % 20}` })),
  putIntoGroup: (pick) => ({ query: { id: pick('customers') }, body: { groupId: pick('groups') } }),
  takeOutOfGroup: (pick) => ({ query: { id: pick('customers') }, body: { groupId: pick('groups') } }),
}
