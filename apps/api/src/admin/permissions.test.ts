import {
  type AdminEndpoint,
  type AdminEndpointName,
  adminEndpoints,
  type Role,
  roleMay,
  rolePermissions,
  roles,
} from '@hojreh/contract/admin'
import { toLatinDigits } from '@hojreh/persian'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminActs } from '../../test/acts/admin-acts.ts'
import { putManyCustomers } from '../../test/acts/put-many-customers.ts'
import { putOffer } from '../../test/acts/put-offer.ts'
import { sampleHomeBlock, sampleMenus, sampleQuestions } from '../../test/acts/sample-content.ts'
import { samplePhoneOrder } from '../../test/acts/sample-phone-order.ts'
import { sampleShipping } from '../../test/acts/sample-shipping.ts'
import { makeTablePrint } from '../../test/database/table-prints.ts'
import { makeDesk, sampleCard, type TestDesk } from '../../test/desk.ts'
import { makeAuthenticator } from '../../test/passkey.ts'
import { ADMIN_HOST, signInStaff, type TestStaff, wholePhone } from '../../test/staff.ts'
import { untilSomebodyWaits } from '../../test/waiting/until-somebody-waits.ts'
import { pageRevisionsRepository } from '../modules/content/page-revisions.repository.ts'
import { settingRevisionRepository } from '../modules/content/setting-drafts.repository.ts'
import { importRuns } from '../modules/import-run/import-run.tables.ts'
import { openMediaStore } from '../modules/media/media-store.ts'
import { synonymChanges } from '../modules/search/synonym.tables.ts'
import { synonymsRepository } from '../modules/search/synonyms.repository.ts'
import { staff, staffSessions } from '../modules/staff/staff.tables.ts'
import { totpCode } from '../modules/staff/totp.ts'
import { staffActions } from '../modules/staff-action/staff-action.tables.ts'
import { newId } from '../shared/ids.ts'
import { setAuthorPicture } from '../workflows/authors/manage-authors.ts'
import { publishArticle } from '../workflows/content/publish-article.ts'
import { setArticleCover } from '../workflows/content/set-cover.ts'
import { editArticle } from '../workflows/content/write-article.ts'
import { writePage } from '../workflows/content/write-page.ts'
import { archiveProduct } from '../workflows/goods/archive-product.ts'
import { addProductPicture } from '../workflows/goods/product-pictures.ts'
import { setMakerPicture } from '../workflows/makers/manage-makers.ts'
import { addRedirect } from '../workflows/redirects/write-redirects.ts'
import { inviteStaff } from '../workflows/staff/invite-staff.ts'
import { prepareOwner } from '../workflows/staff/make-owner.ts'
import { addRole, listOwnRoles } from '../workflows/staff/own-roles.ts'

interface Input {
  query?: Record<string, string>
  body?: object
}

let desk: TestDesk
const members = new Map<Role, TestStaff>()
let phones = 0
const newPhone = () => {
  phones += 1
  return `0933${String(phones).padStart(7, '0')}`
}
/** Returns a new mark that is no phone number: the tests look for phone numbers in what members see. */
const newMark = () => newPhone().slice(4)
const newCode = () => `CODE-${newMark()}`
const newSlug = () => `page-${newMark()}`
const newColor = () => `#8a1c${newMark().slice(-2)}`
let hours = 0
const newHour = () => {
  hours += 1
  return hours % 24
}
const words = { terms: ['کاسه', 'پیاله'], isOneWay: false }
/** Adds a synonym group without its row in the queue of changes, which the shop removes by itself. */
const newSynonyms = async () => {
  await expect.poll(() => desk.shop.db.$count(synonymChanges)).toBe(0)
  const id = newId()
  await synonymsRepository(desk.shop.db).insert({ id, ...words, createdAt: desk.shop.time.clock() })
  return id
}
let transfers = 900_000
const newTransfer = () => {
  transfers += 1
  return String(transfers)
}
const newRedirect = () => ({ from: `/${newSlug()}`, to: '/shop' })
const newName = () => `گروه ${newMark()}`
const newMember = async () => {
  const invitation = { phone: newPhone(), name: 'تازه', role: 'writer' } as const
  return (await inviteStaff(desk.shop.desk, invitation)).id
}

/** A member who has signed in before. */
const newActive = async () => {
  const id = await newMember()
  await desk.shop.db.update(staff).set({ sealedTotp: 'sealed' }).where(eq(staff.id, id))
  return id
}
const newPrepared = async () => {
  const id = await newActive()
  await prepareOwner(desk.shop.desk, id)
  return id
}

const newRole = () => ({ name: `نقش ${newMark()}`, permissions: ['orders.view' as const] })
/** A role that no member has. */
const ownRole = async () => {
  const role = newRole()
  await addRole(desk.shop.desk, role)
  const made = (await listOwnRoles(desk.shop.desk)).find(({ name }) => name === role.name)
  return made?.id ?? ''
}

beforeAll(async () => {
  desk = await makeDesk()
  await putManyCustomers(desk.shop)
  for (const role of roles) members.set(role, await signInStaff(desk.shop, role, newPhone()))
}, 60_000)
afterAll(() => desk.shop.close())

/**
 * Returns the version that an edit sends; 0 for a member who may not read the record: their edit is refused before it
 * counts.
 */
const seenVersion = async (by: TestStaff, path: string): Promise<number> =>
  (await by.get(path)).json().edition?.version ?? 0

const byId = (make: () => Promise<string>, body?: object) => async () => ({
  query: { id: await make() },
  ...(body && { body }),
})

/** For each call, an input that works for members who may make it, with a subject of its own each time. */
const inputs: Partial<Record<AdminEndpointName, (by: TestStaff) => Promise<Input>>> = {
  endStaffSession: async (by) => {
    const sessions = (await by.get('/api/admin/sessions')).json<{ id: string }[]>()
    return { query: { id: sessions[0]?.id ?? '' } }
  },
  confirmStaff: async (by) => {
    desk.shop.time.advance(30_000)
    return { body: { totp: totpCode(by.secret, desk.shop.time.clock()) } }
  },
  askPasskey: async () => ({}),
  startPasskey: async () => ({}),
  addPasskey: async (by) => {
    const request = (await by.post('/api/admin/passkey/start')).json()
    return { body: { name: 'گوشی', passkey: makeAuthenticator(`http://${ADMIN_HOST}`).make(request) } }
  },
  removePasskey: async (by) => {
    const passkeys = (await by.get('/api/admin/passkeys')).json<{ id: string }[]>()
    return { query: { id: passkeys[0]?.id ?? '' } }
  },
  inviteStaff: async () => ({ body: { phone: newPhone(), name: 'نو', role: 'orders' } }),
  setStaffRole: byId(newMember, { role: 'support' }),
  prepareOwner: byId(newActive),
  allowOwner: byId(newPrepared),
  refuseOwner: byId(newPrepared),
  askExport: async () => ({ body: { file: 'customers.csv' } }),
  allowExport: byId(() => desk.askedExport()),
  refuseExport: byId(() => desk.askedExport()),
  addRole: async () => ({ body: newRole() }),
  changeRole: async () => ({ query: { id: await ownRole() }, body: { ...newRole(), version: 0 } }),
  removeRole: async () => ({ query: { id: await ownRole() } }),
  endSessionsOfStaff: byId(newMember),
  removeStaff: byId(newMember),
  getOrder: byId(() => desk.paidOrder()),
  findBuyer: async () => ({ query: { phone: newPhone() } }),
  quoteOrder: async () => ({ query: { goods: `${desk.productId}.1` } }),
  createOrder: async () => {
    await desk.reopen()
    return { body: samplePhoneOrder(desk.productId, newPhone()) }
  },
  showPhones: byId(() => desk.paidOrder()),
  startPacking: byId(() => desk.paidOrder()),
  shipOrder: byId(() => desk.packedOrder(), { trackingCode: '0240800123' }),
  setTrackingCode: byId(() => desk.sentOrder(), { trackingCode: '۰۲۴۰۸۰۰۴۵۶' }),
  deliverOrder: byId(() => desk.sentOrder()),
  cancelOrder: byId(() => desk.paidOrder()),
  startPackingOrders: async () => ({ body: { ids: [await desk.paidOrder()] } }),
  shipOrders: async () => ({
    body: { parcels: [{ id: await desk.packedOrder(), trackingCode: '0240800999' }] },
  }),
  saveOrderView: async () => ({ body: { name: 'نمای من', question: 'status=paid' } }),
  removeOrderView: async (by) => {
    const saved = by.post('/api/admin/order-view', { name: 'رفتنی', question: '' })
    return { query: { id: (await saved).json<{ id?: string }>().id ?? 'nobody-has-this-id' } }
  },
  editBrand: async (by) => ({
    body: { version: await seenVersion(by, '/api/admin/brand'), color: newColor() },
  }),
  setLogo: async () => ({ body: desk.pixel }),
  removeLogo: async (by) => {
    await by.post('/api/admin/brand/logo', desk.pixel)
    return {}
  },
  openShop: async () => {
    await desk.pause()
    return {}
  },
  closeShop: async () => {
    await desk.reopen()
    return {}
  },
  getSmsText: async () => ({ query: { name: 'paid' } }),
  editSmsText: async (by) => ({
    query: { name: 'paid' },
    body: {
      version: await seenVersion(by, '/api/admin/sms-text?name=paid'),
      text: `{سفارش} رسید. ${newName()}`,
    },
  }),
  addSamples: async () => {
    await desk.withoutSamples()
    return {}
  },
  removeSamples: async () => {
    await desk.withSamples()
    return {}
  },
  exportShop: async () => ({ body: { what: 'pages', format: 'json' } }),
  exportOrders: async () => ({ query: { status: 'paid' }, body: { format: 'csv' } }),
  printOrders: async () => ({ body: { ids: [await desk.paidOrder()], sheet: 'labels' } }),
  deliverOrders: async () => ({ body: { ids: [await desk.sentOrder()] } }),
  addOrderNote: byId(() => desk.paidOrder(), { text: 'زنگ زده شد' }),
  takeReturn: async () => {
    const { id, productId } = await desk.returnedOrder()
    return { query: { id }, body: { lines: [{ productId, count: 1, restocked: 1 }] } }
  },
  refuseReturn: async () => ({
    query: { id: (await desk.returnedOrder()).id },
    body: { reason: 'باز شده است' },
  }),
  prepareRefund: async () => {
    const { id: orderId, paymentId } = await desk.owedOrder()
    return { query: { orderId }, body: { paymentId } }
  },
  quoteOrderEdit: async () => ({
    query: { id: await desk.paidOrder(), goods: `${desk.productId}.2` },
  }),
  editOrderLines: async () => {
    const id = await desk.paidOrder()
    return { query: { id }, body: await desk.oneMore(id) }
  },
  withdrawOrderEdit: byId(() => desk.editedOrder()),
  receiveDifference: async () => ({
    query: { id: await desk.editedOrder() },
    body: { trackingCode: newTransfer(), cardLast4: '1234' },
  }),
  finishRefund: byId(() => desk.preparedRefund(), { reference: '140509990001' }),
  sendRefund: byId(() => desk.preparedRefund()),
  dropRefund: byId(() => desk.preparedRefund()),
  approveRefund: byId(() => desk.preparedRefund(60)),
  refuseRefund: byId(() => desk.preparedRefund(60)),
  editOrderAddress: byId(() => desk.paidOrder(), { version: 0, plaque: '۴۵' }),
  acceptCardReport: async () => ({ query: { orderId: await desk.reportedOrder() } }),
  rejectCardReport: async () => ({ query: { orderId: await desk.reportedOrder() } }),
  getReceipt: async () => ({ query: { paymentId: await desk.receipt() } }),
  getReviewPicture: async () => ({ query: { id: await desk.pictured(), place: '0' } }),
  approveComment: byId(() => desk.comment()),
  rejectComment: byId(() => desk.comment()),
  replyComment: byId(() => desk.comment(), { reply: 'سپاس' }),
  answerQuestion: byId(() => desk.question(), { answer: 'بله' }),
  rejectQuestion: byId(() => desk.question()),
  openContactMessage: byId(() => desk.message()),
  answerContactMessage: byId(() => desk.message(), { text: 'بله، داریم' }),
  sendSmsAgain: byId(() => desk.failedSms()),
  getCoupon: async () => ({ query: { code: await desk.coupon() } }),
  addCoupon: async () => ({ body: { code: newCode(), title: 'نوروز', kind: 'percent', value: 10 } }),
  editCoupon: async () => ({
    query: { code: await desk.coupon() },
    body: { version: 0, title: 'نوروز', kind: 'percent', value: 20 },
  }),
  endCoupon: async () => ({ query: { code: await desk.coupon() } }),
  getProductRecord: byId(() => desk.product()),
  getProductPreview: byId(() => desk.product()),
  addProduct: async () => ({ body: { title: 'گلدان', price: 500_000, sku: newCode() } }),
  archiveProduct: byId(() => desk.product()),
  restoreProduct: byId(async () => {
    const id = await desk.product()
    await archiveProduct(desk.shop.desk, id)
    return id
  }),
  listOffers: byId(() => desk.product()),
  addOffer: byId(() => desk.product(), {
    ...{ price: 10_000, startsAt: '1498/01/01 08:00', endsAt: '1499/01/01 08:00' },
  }),
  cancelOffer: byId(async () => putOffer(desk.shop.db, await desk.product())),
  getVariants: byId(() => desk.design()),
  addVariants: async () => ({
    query: { id: await desk.product() },
    body: {
      own: [{ name: 'رنگ', value: 'سرخ' }],
      variants: [{ options: [{ name: 'رنگ', value: 'آبی' }], sku: newCode(), price: 500_000 }],
    },
  }),
  removeVariant: byId(() => desk.design()),
  editOptions: byId(() => desk.design(), {
    ...{ version: 0, axes: [{ name: 'رنگ', values: [{ value: 'آبی' }, { value: 'سرخ' }] }] },
  }),
  renameOption: byId(() => desk.design(), { name: 'رنگ', from: 'آبی', to: 'سرمه‌ای' }),
  addProductPicture: async () => ({ query: { id: await desk.product() }, body: desk.pixel }),
  editProductPictures: byId(() => desk.product(), { removed: ['a'.repeat(32)] }),
  cropProductPicture: async () => {
    const id = await desk.product()
    const body = await sharp(desk.pixel).resize(40).png().toBuffer()
    const [whole] = await addProductPicture(desk.shop.desk, openMediaStore(desk.shop.files), id, { body })
    return { query: { id }, body: { key: whole?.key, left: 0, top: 0, width: 32, height: 32 } }
  },
  moveStock: byId(() => desk.product(), { reason: 'received', count: 5 }),
  listStockMovements: byId(() => desk.product()),
  editProduct: byId(() => desk.product(), { version: 0, price: 700_000 }),
  previewPriceJob: async () => ({ query: { percent: '10', step: '1000' } }),
  startPriceJob: async (by) => {
    const change = { percent: '10', step: '1000' }
    const { total } = (await by.get(`/api/admin/price-jobs/preview?${new URLSearchParams(change)}`)).json()
    return { body: { ...change, total: total ?? 1 } }
  },
  approvePriceJob: byId(() => desk.priceJob('waiting')),
  refusePriceJob: byId(() => desk.priceJob('waiting')),
  cancelPriceJob: byId(() => desk.priceJob('running')),
  undoPriceJob: byId(() => desk.priceJob('done')),
  importGoods: async () => ({
    query: { isTrial: 'yes', currency: 'toman' },
    body: Buffer.from(`sku,title,price\n${newCode()},گلدان,1000\n`),
  }),
  readGoodsHeader: async () => ({ body: Buffer.from('a,b\n1,2\n') }),
  startWooImport: async () => {
    await desk.shop.db.delete(importRuns)
    const keys = { key: 'ck_12345678', secret: 'cs_12345678' }
    return { body: { address: 'old.example', ...keys, kinds: ['orders'], isTrial: true } }
  },
  listImportRuns: async () => ({}),
  listImportLines: byId(() => desk.importRun()),
  cancelImportRun: byId(() => desk.importRun()),
  listPastOrders: byId(async () => 'somebody'),
  importWordpress: async () => ({
    query: { isTrial: 'yes' },
    body: Buffer.from('<rss xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version></channel></rss>'),
  }),
  getImportProgress: async () => ({}),
  listTextPictures: async () => ({}),
  retryPictures: async () => ({}),
  editPriceGrid: async () => ({
    body: { rows: [{ id: await desk.product(), stock: { delta: 5, seen: null } }] },
  }),
  getMaker: byId(() => desk.maker()),
  addMaker: async () => ({ body: { title: newName() } }),
  editMaker: byId(() => desk.maker(), { version: 0, descriptionHtml: '<p>کارگاه</p>' }),
  mergeMakers: async () => ({
    query: { id: await desk.maker() },
    body: { version: 0, into: await desk.maker() },
  }),
  removeMaker: byId(() => desk.maker(), { version: 0 }),
  setMakerPicture: async () => ({ query: { id: await desk.maker(), alt: 'نشان' }, body: desk.pixel }),
  removeMakerPicture: byId(async () => {
    const id = await desk.maker()
    const image = { key: 'a'.repeat(32), width: 1, height: 1, alt: '', color: '#888888' }
    await setMakerPicture(desk.shop.desk, id, image)
    return id
  }),
  addCategory: async () => ({ body: { title: newName(), parentId: null } }),
  editCategory: byId(() => desk.category(), { version: 0, description: 'تازه' }),
  placeCategory: async () => {
    const parentId = await desk.category()
    const [first, id] = [await desk.category(parentId), await desk.category(parentId)]
    return { query: { id }, body: { version: 0, parentId, nextId: first, seen: [first, id] } }
  },
  removeCategory: byId(() => desk.category(), { goodsTo: null }),
  editShopSettings: async (by) => ({
    body: { version: await seenVersion(by, '/api/admin/settings'), slogan: newName() },
  }),
  editDeliveryTerms: async (by) => ({
    body: { version: await seenVersion(by, '/api/admin/delivery-terms'), lastHour: newHour() },
  }),
  prepareShopCard: async () => {
    await desk.resetWays()
    return { body: sampleCard }
  },
  allowShopCard: byId(() => desk.preparedCard()),
  refuseShopCard: byId(() => desk.preparedCard()),
  stopPaymentWay: async () => {
    await desk.resetWays()
    return { query: { way: 'card' } }
  },
  resumePaymentWay: async () => {
    await desk.stopWay('card')
    return { query: { way: 'card' } }
  },
  getShippingRule: byId(async () => 'post'),
  addShippingRule: async () => ({ body: sampleShipping }),
  editShippingRule: async () => {
    const id = await desk.shippingRule()
    return { query: { id }, body: { version: 0, title: 'پیک موتوری' } }
  },
  orderShippingRules: async () => ({ body: { ids: (await desk.shippingRules()).toReversed() } }),
  stopShippingRule: byId(() => desk.shippingRule()),
  resumeShippingRule: byId(() => desk.stoppedShippingRule()),
  addTextPicture: async () => ({ query: { alt: 'گلیم' }, body: desk.pixel }),
  setArticleCover: async () => ({ query: { id: await desk.article(), alt: 'گلیم' }, body: desk.pixel }),
  removeArticleCover: byId(async () => {
    const id = await desk.article()
    const cover = { key: 'a'.repeat(32), width: 1, height: 1, alt: '', color: '#888888' }
    await setArticleCover(desk.shop.desk, id, cover, { mayPublish: true })
    return id
  }),
  previewHomeBlock: async () => ({ query: { kind: 'goods', sort: 'newest', category: '', take: '4' } }),
  writeHome: async (by) => ({
    body: {
      version: await seenVersion(by, '/api/admin/home'),
      blocks: [{ ...sampleHomeBlock, title: newName() }],
    },
  }),
  writeFaq: async (by) => ({
    body: { version: await seenVersion(by, '/api/admin/faq'), groups: [sampleQuestions], show: 'draft' },
  }),
  dropFaqDraft: async (by) => {
    await by.post('/api/admin/faq/write', {
      ...{ version: await seenVersion(by, '/api/admin/faq'), groups: [sampleQuestions], show: 'draft' },
    })
    return { body: { version: await seenVersion(by, '/api/admin/faq') } }
  },
  listFaqRevisions: async () => ({}),
  getFaqRevision: async () => {
    const { keep } = settingRevisionRepository(desk.shop.db, 'faq')
    await keep({ version: 999, value: [], savedBy: null, savedAt: null })
    return { query: { version: '999' } }
  },
  getFaqPreview: async () => ({}),
  writeMenus: async (by) => ({
    body: {
      ...{ version: await seenVersion(by, '/api/admin/menus'), ...sampleMenus },
      header: [{ title: newName(), url: '/shop' }],
    },
  }),
  getSynonyms: async () => ({ query: { id: await newSynonyms() } }),
  addSynonyms: async () => {
    await newSynonyms()
    return { body: words }
  },
  editSynonyms: async () => ({ query: { id: await newSynonyms() }, body: { ...words, version: 0 } }),
  removeSynonyms: async () => ({ query: { id: await newSynonyms() } }),
  addRedirect: async () => ({ body: newRedirect() }),
  endRedirect: async () => {
    const redirect = newRedirect()
    await addRedirect(desk.shop.desk, { ...redirect, isTemporary: false })
    return { body: redirect }
  },
  importRedirects: async () => ({ body: { list: `/${newSlug()} /shop` } }),
  getStaticPage: async () => ({ query: { slug: 'about-us' } }),
  writeStaticPage: async () => ({
    query: { slug: newSlug() },
    body: { version: 0, title: 'صفحه', bodyHtml: '<p>متن</p>', show: 'draft' },
  }),
  getPagePreview: async () => ({ query: { slug: 'about-us' } }),
  dropPageDraft: async (by) => {
    await by.post('/api/admin/page/write?slug=privacy', {
      ...{ version: await seenVersion(by, '/api/admin/page?slug=privacy'), title: newName(), show: 'draft' },
    })
    const version = await seenVersion(by, '/api/admin/page?slug=privacy')
    return { query: { slug: 'privacy' }, body: { version } }
  },
  listPageRevisions: async () => ({ query: { slug: 'about-us' } }),
  getPageRevision: async () => {
    const { keepPageRevision } = pageRevisionsRepository(desk.shop.db)
    const words = { title: 'پیش', bodyHtml: '<p>پیش</p>', seoTitle: '', seoDescription: '' }
    await keepPageRevision({ slug: 'about-us', version: 999, ...words, savedBy: null, savedAt: null })
    return { query: { slug: 'about-us', version: '999' } }
  },
  resetStaticPage: async () => {
    const slug = newSlug()
    const words = { version: 0, title: 'صفحه', bodyHtml: '<p>متن</p>' }
    await writePage(desk.shop.desk, slug, null, words, { mayPublish: true })
    return { query: { slug } }
  },
  getAuthor: byId(() => desk.author()),
  addAuthor: async () => ({ body: { name: newName() } }),
  editAuthor: byId(() => desk.author(), { version: 0, about: 'بافنده' }),
  mergeAuthors: async () => ({
    query: { id: await desk.author() },
    body: { version: 0, into: await desk.author() },
  }),
  setAuthorPicture: async () => ({ query: { id: await desk.author(), alt: 'سارا' }, body: desk.pixel }),
  removeAuthorPicture: byId(async () => {
    const [id, key] = [await desk.author(), 'a'.repeat(32)]
    await setAuthorPicture(desk.shop.desk, id, { key, width: 1, height: 1, alt: '', color: '#888888' })
    return id
  }),
  removeAuthor: byId(() => desk.author(), { version: 0 }),
  getMedia: async () => ({ query: { key: await desk.picture() } }),
  editMedia: async () => ({ query: { key: await desk.picture() }, body: { version: 0, alt: newName() } }),
  getArticle: byId(() => desk.article()),
  getArticlePreview: byId(() => desk.article()),
  listArticleRevisions: byId(() => desk.article()),
  getArticleRevision: async () => {
    const id = await desk.article()
    await editArticle(desk.shop.desk, id, { version: 0, title: 'نو' }, { mayPublish: true })
    return { query: { id, version: '0' } }
  },
  addArticle: async () => ({
    body: {
      ...{ title: newName(), slug: '', summary: '', bodyHtml: '<p>متن</p>' },
      ...{ author: 'سارا', category: '', tags: [] },
    },
  }),
  editArticle: byId(() => desk.article(), { version: 0, title: 'نو' }),
  publishArticle: byId(() => desk.article(), {}),
  unpublishArticle: byId(async () => {
    const id = await desk.article()
    await publishArticle(desk.shop.desk, id, null)
    return id
  }),
  getCustomer: byId(() => desk.customer()),
  showCustomerContact: byId(() => desk.customer()),
  blockCustomer: byId(() => desk.customer(), { reason: 'سفارش دروغین' }),
  unblockCustomer: byId(() => desk.blockedCustomer()),
  endSessionsOfCustomer: byId(() => desk.customer()),
  addCustomerNote: byId(() => desk.customer(), { text: 'زنگ زده شد' }),
  addCustomerGroup: async () => ({ body: { name: newName() } }),
  renameCustomerGroup: async () => ({ query: { id: await desk.group() }, body: { name: newName() } }),
  putIntoGroup: async () => ({ query: { id: await desk.customer() }, body: { groupId: await desk.group() } }),
  takeOutOfGroup: async () => {
    const { customerId, groupId } = await desk.groupedCustomer()
    return { query: { id: customerId }, body: { groupId } }
  },
}

const send = async (name: AdminEndpointName, by: TestStaff) => {
  const { method, path } = adminEndpoints[name]
  const { query = {}, body } = (await inputs[name]?.(by)) ?? {}
  const url = `${path}?${new URLSearchParams(query)}`
  return method === 'GET' ? by.get(url) : by.post(url, body)
}

const isAllowed = (role: Role, { access }: AdminEndpoint) =>
  access === 'member' || roleMay(role, access as never)
/** Calls for members; those that end the session have a test of their own. */
const names = (Object.keys(adminEndpoints) as AdminEndpointName[]).filter(
  (name) => adminEndpoints[name].access !== 'visitor' && !['endStaffSession', 'staffSignOut'].includes(name),
)
const count = () => desk.shop.db.$count(staffActions)
const newest = async () => {
  const [row] = await desk.shop.db
    .select()
    .from(staffActions)
    .orderBy(desc(staffActions.at), desc(staffActions.number))
    .limit(1)
  return row
}
const memberOf = (role: Role): TestStaff => {
  const member = members.get(role)
  if (!member) throw new Error(`nobody is ${role}`)
  return member
}

/** A refused call leaves its subject as it was: one of each call is enough for all roles that may not make it. */
const subjects = new Map<AdminEndpointName, Input>()
const inputOf = async (name: AdminEndpointName, by: TestStaff): Promise<Input> => {
  if (isAllowed(by.role as Role, adminEndpoints[name])) return (await inputs[name]?.(by)) ?? {}
  const input = subjects.get(name) ?? (await inputs[name]?.(by)) ?? {}
  subjects.set(name, input)
  return input
}

/** Makes a call after everything else that writes into the books, so that only its own rows are counted. */
const withRows = async (name: AdminEndpointName, by: TestStaff) => {
  // The books keep sixty refusals of a member in a minute.
  desk.shop.time.advance(1_200)
  const { method, path } = adminEndpoints[name]
  const { query = {}, body } = await inputOf(name, by)
  desk.shop.time.advance(1)
  const before = await count()
  const url = `${path}?${new URLSearchParams(query)}`
  const response = await (method === 'GET' ? by.get(url) : by.post(url, body))
  return { response, rows: (await count()) - before, row: await newest() }
}

/** Acts that change nothing: the books record who looked, or who asked for a passkey. */
const looks: readonly AdminEndpointName[] = [
  ...(['askPasskey', 'startPasskey', 'showPhones', 'showCustomerContact', 'openContactMessage'] as const),
]
/** Calls that show members of staff, whose numbers their colleagues know. */
const ofStaff: readonly AdminEndpointName[] = ['getStaffMe', 'getStaffSession', 'listStaff']

describe.each(roles)('a member in the role %s', (role) => {
  test.each(names)('gets what the table says: %s', async (name) => {
    const by = memberOf(role)
    const call: AdminEndpoint = adminEndpoints[name]
    const { response, rows, row } = await withRows(name, by)
    const allowed = isAllowed(role, call)
    expect(response.statusCode, response.body).toBe(allowed ? 200 : 403)
    if (!allowed) {
      expect(response.json()).toMatchObject({ code: 'forbidden' })
      expect(row).toMatchObject({ call: name, outcome: 'refused', errorCode: 'forbidden', staffId: by.id })
    }
    if (allowed && call.method === 'POST') {
      const { 'x-request-id': requestId } = response.headers
      expect(row).toMatchObject({
        ...{ call: name, outcome: 'done', staffId: by.id, staffName: `همکار ${role}` },
        ...{ permission: call.access, subject: expect.any(String), ip: '127.0.0.1', requestId },
      })
      const changed = Object.keys({ ...row?.before, ...row?.after })
      if (!looks.includes(name)) expect(changed, 'what it changed').not.toEqual([])
    }
    if (allowed && call.method === 'GET' && !ofStaff.includes(name))
      expect(toLatinDigits(response.body), 'a whole phone number').not.toMatch(wholePhone)
    // One row for an act or a refusal, none for a look.
    expect(rows).toBe(!allowed || call.method === 'POST' ? 1 : 0)
  })
})

test.each(roles)(
  'whoever opens the desk in the role %s is told of that role and what it may do',
  async (role) => {
    const { me } = (await memberOf(role).get('/api/admin/session')).json()
    expect(me).toEqual((await memberOf(role).get('/api/admin/me')).json())
    expect([me.staff.role, me.permissions]).toEqual([role, rolePermissions[role]])
  },
)

test('what an act changed is in its row: person, subject, before, after, address and request', async () => {
  const { row, response } = await withRows('shipOrder', memberOf('orders'))
  expect(row).toMatchObject({
    staffName: 'همکار orders',
    permission: 'orders.pack',
    subject: `order:${response.json().id}`,
    subjectLabel: response.json().orderNumber,
    before: { status: 'preparing', trackingCode: null },
    after: { status: 'shipped', trackingCode: '0240800123' },
    ip: '127.0.0.1',
    requestId: response.headers['x-request-id'],
  })
})

test('an act that the order does not allow is refused and kept, with what it was about', async () => {
  const by = memberOf('orders')
  const id = await desk.paidOrder()
  desk.shop.time.advance(1)
  const before = await count()
  const response = await by.post(`/api/admin/order/ship?id=${id}`, { trackingCode: null })
  expect(response.json()).toMatchObject({ code: 'illegal_transition' })
  expect((await count()) - before).toBe(1)
  expect(await newest()).toMatchObject({ outcome: 'refused', subject: `order:${id}`, before: null })
})

test('a member sees what they may do with an order: the buttons are the table', async () => {
  const id = await desk.packedOrder()
  const actsOf = async (role: Role) => (await memberOf(role).get(`/api/admin/order?id=${id}`)).json().acts
  expect(await actsOf('manager')).toEqual([
    ...['shipOrder', 'cancelOrder', 'addOrderNote', 'editOrderAddress', 'editOrderLines'],
  ])
  expect(await actsOf('orders')).toEqual([
    ...['shipOrder', 'addOrderNote', 'editOrderAddress', 'editOrderLines'],
  ])
  expect(await actsOf('support')).toEqual(['addOrderNote'])
  expect(await actsOf('accountant')).toEqual([])
})

test('nobody sees a whole phone number without asking for it, and the books do not repeat it', async () => {
  const by = memberOf('support')
  const id = await desk.paidOrder()
  const order = await by.get(`/api/admin/order?id=${id}`)
  const list = await by.get('/api/admin/orders')
  for (const { body } of [order, list]) expect(body).not.toMatch(wholePhone)
  desk.shop.time.advance(1)
  const shown = (await by.post(`/api/admin/order/phones?id=${id}`)).json()
  expect(shown).toEqual({ customer: expect.stringMatching(/^09\d{9}$/), receiver: expect.any(String) })
  const row = await newest()
  expect(row).toMatchObject({ call: 'showPhones', subject: `order:${id}` })
  expect(JSON.stringify(row)).not.toContain(shown.customer)
})

test('ending a session and signing out leave one row each', async () => {
  for (const name of ['endStaffSession', 'staffSignOut'] as const) {
    desk.shop.time.advance(16 * 60_000)
    const by = await signInStaff(desk.shop, 'support', newPhone())
    const { response, rows } = await withRows(name, by)
    expect([response.statusCode, rows]).toEqual([200, 1])
    expect((await by.get('/api/admin/me')).statusCode).toBe(401)
  }
})

describe('an act whose session ends before it has written', () => {
  let by: TestStaff
  let tablePrint: () => Promise<string>
  beforeAll(async () => {
    by = await signInStaff(desk.shop, 'owner', newPhone())
    await by.post('/api/admin/passkey/add', (await inputs.addPasskey?.(by))?.body)
    tablePrint = await makeTablePrint(desk.shop.db)
  })
  const setSession = (values: Partial<typeof staffSessions.$inferInsert>, db = desk.shop.db) =>
    db.update(staffSessions).set(values).where(eq(staffSessions.staffId, by.id))

  test.each(names.filter((name) => adminEndpoints[name].method === 'POST'))(
    'is refused and changes nothing: %s',
    async (name) => {
      desk.shop.time.advance(1_200)
      const { path } = adminEndpoints[name]
      const { query = {}, body } = (await inputs[name]?.(by)) ?? {}
      const now = desk.shop.time.clock()
      await setSession({ confirmedAt: now, lastSeenAt: now })
      const before = await tablePrint()
      const [answered] = await desk.shop.db.transaction(async (tx) => {
        await tx.select().from(staffSessions).where(eq(staffSessions.staffId, by.id)).for('update')
        const response = by.post(`${path}?${new URLSearchParams(query)}`, body)
        await untilSomebodyWaits(desk.shop.db)
        await setSession({ endedAt: now }, tx as unknown as typeof desk.shop.db)
        return [response]
      })
      const response = await answered
      expect(response.json()).toMatchObject({ code: 'unauthenticated' })
      await setSession({ endedAt: null })
      expect(await tablePrint()).toBe(before)
    },
  )
})

// A member's own sign-in has tests of its own.
test('every act that needs a permission is among those that random-acts.long.test.ts plays', () => {
  const isAct = (name: AdminEndpointName) =>
    adminEndpoints[name].method === 'POST' && adminEndpoints[name].access !== 'member'
  expect(names.filter((name) => isAct(name) && !adminActs[name])).toEqual([])
})

test('the walk has a call for everything that needs one', async () => {
  const missing = names.filter((name) => adminEndpoints[name].method === 'POST' && !inputs[name])
  expect(missing).toEqual([])
  expect((await send('getStaffMe', memberOf('writer'))).json()).toMatchObject({
    permissions: ['content.edit'],
  })
})
