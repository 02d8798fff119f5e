import { errorResponse } from '@hojreh/contract'
import { type AdminEndpoint, type AdminEndpointName, adminEndpoints } from '@hojreh/contract/admin'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleHomeBlock, sampleMenus, sampleQuestions } from '../../test/acts/sample-content.ts'
import { samplePhoneOrder } from '../../test/acts/sample-phone-order.ts'
import { sampleShipping } from '../../test/acts/sample-shipping.ts'
import { type HostileInput, hostileInput, killingInputs } from '../../test/hostile.ts'
import { runs } from '../../test/runs.ts'
import { ADMIN_HOST, ownHeaders, signInStaff, type TestStaff } from '../../test/staff.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import type { Input } from '../../test/valid-input.ts'
import { staffSessions } from '../modules/staff/staff.tables.ts'

const id = 'nobody-has-this-id'
const byId = { query: { id } }
const byCode = { query: { code: 'NOTHING' } }
const terms = { title: 'نوروز', kind: 'percent', value: 10, lastDay: '1405/12/29' }
const article = {
  title: 'گل',
  slug: '',
  summary: '',
  bodyHtml: '<p>متن</p>',
  author: 'سارا',
  category: '',
  tags: [],
}
const phone = '09121234567'

/** Right in form; what they are about is not there. */
const inputs: Record<AdminEndpointName, Input> = {
  ...{
    staffSignOut: {},
    getStaffSession: {},
    getStaffMe: {},
    listStaffSessions: {},
    listStaff: {},
    pulse: {},
  },
  staffSignInStart: { body: { phone } },
  staffSignInCode: { body: { phone, code: '123456' } },
  staffSignIn: { body: { ticket: 'x', totp: '123456' } },
  staffSignInPasskey: { body: {} },
  askPasskey: {},
  listPasskeys: {},
  startPasskey: {},
  addPasskey: {
    body: { name: 'گوشی', passkey: { id, clientData: 'e30', attestation: 'oA', transports: ['usb'] } },
  },
  removePasskey: byId,
  confirmStaff: { body: { totp: '123456' } },
  inviteStaff: { body: { phone, name: 'نو', role: 'orders' } },
  setStaffRole: { ...byId, body: { role: 'support' } },
  ...{ listRoles: {}, removeRole: byId },
  addRole: { body: { name: 'بسته‌بند', permissions: ['orders.view'] } },
  changeRole: { ...byId, body: { version: 0, name: 'بسته‌بند', permissions: ['orders.view'] } },
  listOrders: {
    query: { q: 'سارا', status: 'paid', method: 'card', from: '1405/09/01', to: '1405/09/02', after: 'x' },
  },
  findBuyer: { query: { phone } },
  quoteOrder: { query: { goods: `${id}.2`, customerId: id, province: 'تهران', couponCode: 'YALDA' } },
  createOrder: { body: samplePhoneOrder(id, phone) },
  listCardReports: { query: { after: 'x', take: '5' } },
  listComments: { query: { status: 'pending', after: 'x', take: '5' } },
  listContactMessages: { query: { state: 'new', after: 'x', take: '5' } },
  listActions: { query: { staffId: id, subject: 'order:x', call: 'x', from: '1405/09/01', after: 'x' } },
  getReceipt: { query: { paymentId: id } },
  getReviewPicture: { query: { id, place: '0' } },
  acceptCardReport: { query: { orderId: id }, body: { despiteAmount: true } },
  rejectCardReport: { query: { orderId: id } },
  shipOrder: { ...byId, body: { trackingCode: '123' } },
  setTrackingCode: { ...byId, body: { trackingCode: '123' } },
  listReturns: { query: { after: 'x', take: '5' } },
  takeReturn: { ...byId, body: { lines: [{ productId: id, count: 2, restocked: 1 }] } },
  refuseReturn: { ...byId, body: { reason: 'باز شده است' } },
  listRefunds: { query: { after: 'x', take: '5' } },
  prepareRefund: {
    query: { orderId: id },
    body: {
      paymentId: id,
      refundId: id,
      amount: 5,
      lines: [{ productId: id, count: 1, restocked: 0 }],
      note: '',
    },
  },
  finishRefund: { ...byId, body: { reference: '140509990001' } },
  ...{ sendRefund: byId, dropRefund: byId, approveRefund: byId, refuseRefund: byId, listApprovals: {} },
  askExport: { query: { q: 'سارا', status: 'paid' }, body: { file: 'orders.csv' } },
  ...{ allowExport: byId, refuseExport: byId },
  ...{ prepareOwner: byId, allowOwner: byId, refuseOwner: byId },
  addOrderNote: { ...byId, body: { text: 'یادداشت' } },
  startPackingOrders: { body: { ids: [id] } },
  shipOrders: { body: { parcels: [{ id, trackingCode: '123' }] } },
  listOrderViews: {},
  saveOrderView: { body: { name: 'نما', question: 'status=paid' } },
  removeOrderView: byId,
  exportShop: { body: { what: 'customers', format: 'csv', withPhones: true } },
  exportOrders: {
    query: { q: 'سارا', status: 'paid', from: '1405/09/01' },
    body: { format: 'csv', withPhones: true },
  },
  printOrders: { body: { ids: [id], sheet: 'slips' } },
  deliverOrders: { body: { ids: [id] } },
  editOrderAddress: {
    ...byId,
    body: { version: 0, province: 'تهران', city: 'ری', plaque: '۱۲', postalCode: '1869633651' },
  },
  listPlaces: {},
  quoteOrderEdit: { query: { id, goods: `${id}.2` } },
  editOrderLines: {
    ...byId,
    body: { version: 0, lines: [{ productId: id, count: 2 }], total: 10_000, heldHours: 24 },
  },
  withdrawOrderEdit: byId,
  receiveDifference: { ...byId, body: { trackingCode: '123456', cardLast4: '1234' } },
  listProducts: { query: { q: 'قالی', stock: 'out', after: 'x', take: '5' } },
  previewPriceJob: { query: { q: 'قالی', categoryId: id, brand: 'نگار', percent: '10', step: '1000' } },
  startPriceJob: { body: { q: 'قالی', categoryId: id, brand: 'نگار', percent: 10, step: '1000', total: 5 } },
  ...{
    listPriceJobs: {},
    approvePriceJob: byId,
    refusePriceJob: byId,
    cancelPriceJob: byId,
    undoPriceJob: byId,
  },
  importGoods: {
    query: {
      ...{ isTrial: 'yes', isSure: 'no', currency: 'toman', source: 'shiraz', hidesMissing: 'no' },
      columns: JSON.stringify({ کد: 'sku' }),
    },
  },
  readGoodsHeader: { query: { source: 'shiraz' } },
  startWooImport: {
    body: {
      ...{ address: 'https://old.example', key: 'ck_12345678', secret: 'cs_12345678', isTrial: true },
      ...{ kinds: ['products'], isSure: false, source: 'shiraz' },
    },
  },
  ...{
    listImportRuns: {},
    listImportLines: byId,
    cancelImportRun: byId,
    listPastOrders: byId,
    getImportProgress: {},
    listTextPictures: {},
  },
  importWordpress: { query: { isTrial: 'yes' } },
  ...{ listMissingPictures: {}, retryPictures: {} },
  listPriceGrid: { query: { q: 'قالی', categoryId: id, brand: 'نگار', stock: 'out', after: 'x', take: '5' } },
  editPriceGrid: {
    body: {
      rows: [
        {
          id,
          price: { seen: 10, value: 20 },
          listPrice: { seen: null, value: 30 },
          stock: { delta: 2, seen: 5 },
        },
      ],
      note: '',
    },
  },
  ...{ listTroubles: {}, listSalesDays: {} },
  ...{
    getProductRecord: byId,
    getProductPreview: byId,
    listProductChoices: {},
    listAttributeNames: { query: { categoryId: id } },
  },
  archiveProduct: byId,
  restoreProduct: byId,
  listOffers: byId,
  addOffer: {
    ...byId,
    body: { price: 400_000, startsAt: '1405/10/01 08:00', endsAt: '1405/10/05 08:00' },
  },
  cancelOffer: byId,
  getVariants: byId,
  addVariants: {
    ...byId,
    body: {
      own: [{ name: 'رنگ', value: 'سرخ' }],
      variants: [{ options: [{ name: 'رنگ', value: 'آبی' }], sku: 'POT-2', price: 500_000, onHand: 3 }],
    },
  },
  removeVariant: byId,
  editOptions: {
    ...byId,
    body: {
      version: 0,
      axes: [
        {
          ...{ name: 'رنگ', look: 'swatches', guideHtml: '<p>جدول</p>' },
          values: [{ value: 'سرخ', color: '#aa0000' }],
        },
      ],
    },
  },
  renameOption: { ...byId, body: { name: 'رنگ', from: 'سرخ', to: 'لاکی' } },
  addProductPicture: byId,
  moveStock: { ...byId, body: { reason: 'counted', count: 5, seen: 4, note: 'انبارگردانی' } },
  listStockMovements: { query: { id, before: '7', take: '5' } },
  editProductPictures: {
    ...byId,
    body: {
      order: ['a'.repeat(32)],
      alts: [{ key: 'a'.repeat(32), alt: 'از روبه‌رو' }],
      removed: ['b'.repeat(32)],
    },
  },
  cropProductPicture: { ...byId, body: { key: 'a'.repeat(32), left: 4, top: 0, width: 40, height: 40 } },
  addProduct: { body: { title: 'گلدان', price: 500_000, sku: 'POT-1', categoryId: id, slug: 'گلدان' } },
  editProduct: {
    ...byId,
    body: {
      ...{ version: 0, price: 500_000, listPrice: 600_000, descriptionHtml: '<p>نو</p>', relatedIds: [id] },
      attributes: [{ name: 'جنس', value: 'سفال' }],
    },
  },
  listQuestions: { query: { status: 'pending', after: 'x', take: '5' } },
  answerQuestion: { ...byId, body: { answer: 'بله' } },
  replyComment: { ...byId, body: { reply: 'سپاس' } },
  ...{ endStaffSession: byId, endSessionsOfStaff: byId, removeStaff: byId, getOrder: byId, showPhones: byId },
  answerContactMessage: { ...byId, body: { text: 'بله' } },
  listSms: { query: { state: 'failed', kind: 'order', after: 'x', take: '5' } },
  sendSmsAgain: byId,
  getSmsCredit: {},
  listCoupons: { query: { state: 'active', after: 'x', take: '5' } },
  ...{ getCoupon: byCode, endCoupon: byCode },
  addCoupon: { body: { code: 'NOROOZ', ...terms } },
  editCoupon: { ...byCode, body: { version: 0, ...terms } },
  listMakers: { query: { q: 'نگار', after: '0', take: '5' } },
  ...{ getMaker: byId, removeMaker: { ...byId, body: { version: 0 } }, removeMakerPicture: byId },
  addMaker: { body: { title: 'نگارستان', descriptionHtml: '<p>کارگاه</p>', slug: 'negar' } },
  editMaker: { ...byId, body: { version: 0, title: 'نگارستان', descriptionHtml: '<p>نو</p>' } },
  mergeMakers: { ...byId, body: { version: 0, into: id } },
  setMakerPicture: { query: { id, alt: 'نشان' } },
  listCategories: {},
  addCategory: { body: { title: 'فرش', description: 'دستباف', parentId: id } },
  editCategory: {
    ...byId,
    body: {
      ...{ version: 0, title: 'فرش', description: '', parentId: id },
      attributes: [{ name: 'جنس', isFilter: true }],
    },
  },
  placeCategory: { query: { id }, body: { version: 0, parentId: id, nextId: null, seen: [id] } },
  removeCategory: { ...byId, body: { goodsTo: id } },
  listOpeningSteps: {},
  ...{ getBrand: {}, editBrand: { body: { version: 0, color: '#8a1c4a' } } },
  ...{ setLogo: {}, removeLogo: {} },
  getShopOpening: {},
  ...{ openShop: {}, closeShop: {} },
  ...{ listSmsTexts: {}, getSmsText: { query: { name: 'paid' } } },
  editSmsText: {
    query: { name: 'paid' },
    body: { version: 0, text: 'سفارش {سفارش}', kavenegar: 'paid', smsir: '1' },
  },
  ...{ getSamples: {}, addSamples: {}, removeSamples: {} },
  getShopSettings: {},
  editShopSettings: {
    body: {
      ...{ version: 0, title: 'حجره', slogan: 'خوش', phones: ['۰۲۱'], email: 'a@b.ir', address: 'تهران' },
      ...{ hours: 'هر روز', social: [{ title: 'تلگرام', url: 'https://t.me/x' }], leastOrder: 10 },
      enamad: { id: '1', code: 'abcdefgh' },
      ...{ nationalId: '14005566778', economicCode: '41112223334' },
      ...{ telegram: 'hojreh', whatsapp: '09120000000', bale: 'hojreh', eitaa: 'hojreh' },
    },
  },
  getPaymentWays: {},
  prepareShopCard: { body: { cardNumber: '6219861012345673', holder: 'نرگس امینی', bank: 'سامان' } },
  ...{ allowShopCard: byId, refuseShopCard: byId },
  ...{ stopPaymentWay: { query: { way: 'card' } }, resumePaymentWay: { query: { way: 'online' } } },
  getDeliveryTerms: {},
  editDeliveryTerms: { body: { version: 0, holidays: ['۱۴۰۶/۰۱/۰۵'], lastHour: 10 } },
  listShippingRules: {},
  ...{ getShippingRule: byId, stopShippingRule: byId, resumeShippingRule: byId },
  addShippingRule: { body: sampleShipping },
  editShippingRule: { ...byId, body: { version: 0, ...sampleShipping } },
  orderShippingRules: { body: { ids: [id] } },
  addTextPicture: { query: { alt: 'گلیم' } },
  setArticleCover: { query: { id, alt: 'گلیم' } },
  removeArticleCover: byId,
  listLinkTargets: {},
  getHomeRecord: {},
  previewHomeBlock: { query: { kind: 'goods', sort: 'newest', category: '', take: '4' } },
  writeHome: {
    body: {
      version: 0,
      blocks: [
        {
          ...{ ...sampleHomeBlock, kind: 'banners', from: '1405/09/01 18:30', until: '1406/09/01 18:30' },
          slides: [
            {
              title: 'بنر',
              subtitle: '',
              link: '/shop',
              image: { src: `/api/media/${'a'.repeat(32)}/640.jpg`, alt: '' },
            },
          ],
          bodyHtml: '<p>متن</p>',
        },
      ],
    },
  },
  getFaqRecord: {},
  writeFaq: { body: { version: 0, groups: [sampleQuestions] } },
  dropFaqDraft: { body: { version: 0 } },
  ...{ listFaqRevisions: {}, getFaqRevision: { query: { version: '0' } }, getFaqPreview: {} },
  getMenus: {},
  writeMenus: { body: { version: 0, ...sampleMenus } },
  listMissedSearches: { query: { days: '7', after: '0', take: '5' } },
  listSynonyms: { query: { q: 'مس', after: '0', take: '5' } },
  ...{ getSynonyms: byId, removeSynonyms: byId },
  addSynonyms: { body: { terms: ['مس', 'copper'] } },
  editSynonyms: { ...byId, body: { version: 0, terms: ['مس', 'copper'], isOneWay: true } },
  listRedirects: { query: { q: 'old', after: '0', take: '5' } },
  addRedirect: { body: { from: '/old', to: '/shop', isTemporary: false } },
  endRedirect: { body: { from: '/old', to: '/shop' } },
  importRedirects: { body: { list: '/old-1 /shop' } },
  listStaticPages: {},
  getStaticPage: { query: { slug: 'nothing' } },
  writeStaticPage: {
    query: { slug: 'hostile' },
    body: { version: 0, title: 'صفحه', bodyHtml: '<p>متن</p>' },
  },
  getPagePreview: { query: { slug: 'nothing' } },
  dropPageDraft: { query: { slug: 'nothing' }, body: { version: 0 } },
  listPageRevisions: { query: { slug: 'nothing' } },
  getPageRevision: { query: { slug: 'nothing', version: '1' } },
  resetStaticPage: { query: { slug: 'nothing' } },
  listAuthors: { query: { q: 'سارا', after: '0', take: '5' } },
  ...{ getAuthor: byId, removeAuthor: { ...byId, body: { version: 0 } } },
  mergeAuthors: { ...byId, body: { version: 0, into: id } },
  ...{ setAuthorPicture: { query: { id, alt: 'سارا' } }, removeAuthorPicture: byId },
  addAuthor: { body: { name: 'سارا', about: 'بافنده', slug: 'sara' } },
  editAuthor: { ...byId, body: { version: 0, name: 'سارا', about: 'رنگرز' } },
  listArticles: { query: { q: 'گل', state: 'draft', after: 'x', take: '5' } },
  listArticleTerms: {},
  listMedia: { query: { q: 'گل', unused: '1', after: 'x', take: '5' } },
  getMedia: { query: { key: 'a'.repeat(32) } },
  editMedia: { query: { key: 'a'.repeat(32) }, body: { version: 0, alt: 'گل' } },
  getArticle: byId,
  getArticlePreview: byId,
  listArticleRevisions: byId,
  getArticleRevision: { query: { id, version: '0' } },
  addArticle: { body: article },
  editArticle: { ...byId, body: { ...article, version: 0 } },
  publishArticle: { ...byId, body: { at: '1405/09/01 18:30' } },
  unpublishArticle: byId,
  listCustomers: {
    query: { q: 'سارا', state: 'blocked', groupId: id, from: '1405/09/01', to: '1405/09/02', after: 'x' },
  },
  listCustomerGroups: {},
  blockCustomer: { ...byId, body: { reason: 'سفارش دروغین' } },
  addCustomerNote: { ...byId, body: { text: 'یادداشت' } },
  addCustomerGroup: { body: { name: 'عمده' } },
  renameCustomerGroup: { ...byId, body: { name: 'عمده' } },
  putIntoGroup: { ...byId, body: { groupId: id } },
  takeOutOfGroup: { ...byId, body: { groupId: id } },
  ...{ getCustomer: byId, showCustomerContact: byId, unblockCustomer: byId, endSessionsOfCustomer: byId },
  ...{ startPacking: byId, deliverOrder: byId, cancelOrder: byId, approveComment: byId },
  ...{ rejectQuestion: byId, rejectComment: byId, openContactMessage: byId },
}

let shop: TestApp
let owner: TestStaff
let owners = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const send = ({ method, path }: AdminEndpoint, { pairs, body }: HostileInput) => {
  const query = pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='))
  const isPost = method === 'POST'
  return shop.app.inject({
    method,
    url: `${path}?${query.join('&')}`,
    headers: {
      ...(isPost ? { ...ownHeaders, 'content-type': 'application/json' } : { host: ADMIN_HOST }),
      ...owner.headers,
    },
    ...(isPost && body !== undefined && { payload: JSON.stringify(body) ?? '' }),
  })
}

const everyCall = (Object.entries(adminEndpoints) as [AdminEndpointName, AdminEndpoint][]).filter(
  // Let through, it would end the session that asks.
  ([name]) => name !== 'staffSignOut',
)

test.each(everyCall)(
  '%s tells in Persian what is wrong with what it is given, and never fails',
  async (name, call) => {
    owners += 1
    shop.time.advance(16 * 60_000)
    owner = await signInStaff(shop, 'owner', `0938${String(owners).padStart(7, '0')}`)
    const { query = {}, body } = inputs[name]
    expect(call.query.safeParse(query).error).toBeUndefined()
    const isPost = call.method === 'POST'
    if (isPost) expect(call.body.safeParse(body).error).toBeUndefined()
    const look = async (input: HostileInput) => {
      // As late as no limit hides what a call does with its input.
      shop.time.advance(61_000)
      if (call.isFresh) await shop.db.update(staffSessions).set({ confirmedAt: shop.time.clock() })
      const response = await send(call, input)
      expect(response.statusCode, response.body).toBeLessThan(500)
      if (response.statusCode < 400) return
      const { code, message, fields = {} } = errorResponse.parse(response.json())
      expect(['unauthenticated', 'second_step_needed']).not.toContain(code)
      for (const told of [message, ...Object.values(fields)]) {
        expect(told).toMatch(/[آ-ی]{3}/)
        expect(told).not.toMatch(/expected|invalid|undefined|\[object/i)
      }
    }
    for (const input of killingInputs(inputs[name], isPost)) await look(input)
    await fc.assert(fc.asyncProperty(hostileInput(inputs[name], isPost), look), { numRuns: runs(4, 160) })
  },
)
