import type { PaymentWayName, PriceJobState } from '@hojreh/contract/admin'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { asLocked } from '../src/db/locked.ts'
import { approvalRepository } from '../src/modules/approval/approval.repository.ts'
import { askForApproval } from '../src/modules/approval/approval.service.ts'
import { commentRepository } from '../src/modules/comment/comment.repository.ts'
import { questionRepository } from '../src/modules/comment/question.repository.ts'
import { contactRepository } from '../src/modules/contact/contact.repository.ts'
import { readSetting, removeSetting, writeSetting } from '../src/modules/content/settings.repository.ts'
import { importRunRepository } from '../src/modules/import-run/import-run.repository.ts'
import { libraryRepository } from '../src/modules/media/library/library.repository.ts'
import { cardReports, payments } from '../src/modules/payment/payment.tables.ts'
import { openReceiptStore } from '../src/modules/payment/receipt-store.ts'
import { priceJobRepository } from '../src/modules/price-job/price-job.repository.ts'
import { refunds } from '../src/modules/refund/refund.tables.ts'
import { shippingRepository } from '../src/modules/shipping/shipping.repository.ts'
import { smsRepository } from '../src/modules/sms/sms.repository.ts'
import { newId } from '../src/shared/ids.ts'
import { addAuthor } from '../src/workflows/authors/manage-authors.ts'
import { addCategory } from '../src/workflows/categories/manage-categories.ts'
import { addArticle } from '../src/workflows/content/write-article.ts'
import { addCoupon, type CouponTerms } from '../src/workflows/coupons/manage-coupons.ts'
import { blockCustomer } from '../src/workflows/customers/block-customer.ts'
import { addCustomerGroup, setGroupOf } from '../src/workflows/customers/group-customers.ts'
import { addVariants } from '../src/workflows/goods/add-variants.ts'
import { addMaker } from '../src/workflows/makers/manage-makers.ts'
import { editOrderLines } from '../src/workflows/orders/edit/edit-order-lines.ts'
import { quoteOrderEdit } from '../src/workflows/orders/edit/quote-order-edit.ts'
import { cancelByOperator, prepareOrder } from '../src/workflows/orders/fulfil-order.ts'
import { deliverOrder } from '../src/workflows/orders/parcels/change-parcel.ts'
import { shipOrder } from '../src/workflows/orders/parcels/send-parcel.ts'
import { prepareRefund } from '../src/workflows/refunds/prepare-refund.ts'
import { addSamples } from '../src/workflows/samples/add-samples.ts'
import { readSamples } from '../src/workflows/samples/read-samples.ts'
import { removeSamples } from '../src/workflows/samples/remove-samples.ts'
import { prepareShopCard, switchPaymentWay } from '../src/workflows/settings/payment-ways.ts'
import type { ShippingTerms } from '../src/workflows/shipping/manage-shipping.ts'
import { sampleShipping } from './acts/sample-shipping.ts'
import { authorityOf, fillCart, payUrl } from './checkout.ts'
import { makeFakeGateway } from './fake-gateway.ts'
import { putProduct } from './put-product.ts'
import { createTestApp } from './test-app.ts'

/** A card with the right check digit, of no bank. */
export const sampleCard = { cardNumber: '6219861012345673', holder: 'نرگس امینی', bank: 'سامان' }

export type TestDesk = Awaited<ReturnType<typeof makeDesk>>

/**
 * Makes a shop with customers who make whatever the staff is to work on.
 * @param isWithInstalments whether it sells in instalments
 */
export const makeDesk = async ({ isWithInstalments = false } = {}) => {
  const bank = makeFakeGateway(0)
  const offer = async () => ({ title: 'چهار قسط', text: 'بدون سود' })
  const shop = await createTestApp({
    gateway: bank.gateway,
    instalments: isWithInstalments ? { ...bank.gateway, name: 'sandbox-instalments', offer } : null,
    config: {
      CARD_NUMBER: '6037991122334455',
      ...(isWithInstalments && { INSTALMENTS_GATEWAY: 'sandbox' }),
    },
  })
  const productId = await putProduct(shop.db, { onHand: 10_000, price: 2_000_000, maxPerOrder: 100 })
  const lines = [{ productId, count: 1 }]
  let codes = 500_000
  /** Signs in a new customer: each may have a few addresses and open transfers at most. */
  const newCustomer = () => {
    codes += 1
    return shop.signIn(`0935${String(codes).padStart(7, '0')}`)
  }

  const buy = async (count: number, url = payUrl()) => {
    await reopen()
    const customer = await newCustomer()
    await fillCart(customer, [{ productId, count }])
    const started = await customer.get(url)
    bank.pay(authorityOf(started))
    await customer.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=OK`)
    return { customer, id: started.json<{ orderId: string }>().orderId }
  }
  const buyByInstalments = (count: number) => buy(count, `${payUrl()}?way=instalments`)
  const paidOrder = async (count = 1): Promise<string> => (await buy(count)).id
  const packedOrder = async (): Promise<string> => {
    const id = await paidOrder()
    await prepareOrder(shop.desk, { id })
    return id
  }
  const sentOrder = async (trackingCode: string | null = null): Promise<string> => {
    const id = await packedOrder()
    await shipOrder(shop.desk, { id }, { trackingCode })
    return id
  }
  /** A delivered order that its customer wants to send back. */
  const returnedOrder = async (count = 1) => {
    const { customer, id } = await buy(count)
    await prepareOrder(shop.desk, { id })
    await shipOrder(shop.desk, { id }, { trackingCode: null })
    await deliverOrder(shop.desk, { id })
    await customer.post(`/api/order/return?id=${id}`, { reason: 'رنگ آن چیز دیگری بود' })
    return { customer, id, productId, paymentId: await paymentOf(id) }
  }
  const paymentOf = async (orderId: string): Promise<string> => {
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId))
    return payment?.id ?? ''
  }
  /** A paid and cancelled order: all of its money is owed back. */
  const owedOrder = async (count = 1) => {
    const id = await paidOrder(count)
    await cancelByOperator(shop.desk, { id })
    return { id, paymentId: await paymentOf(id) }
  }
  /** What a member sends so that an order has one piece more. */
  const oneMore = async (id: string) => {
    const goods = [{ productId, count: 2 }]
    const { total } = await quoteOrderEdit(shop.desk, { id, goods })
    return { version: 0, lines: goods, total, heldHours: 24 as const }
  }
  /** A paid order to which goods were added that are not paid. */
  const buyEdited = async () => {
    const bought = await buy(1)
    await editOrderLines(shop.desk, bought.id, await oneMore(bought.id))
    return bought
  }
  const editedOrder = async (): Promise<string> => (await buyEdited()).id
  /** A prepared refund of an order of so many pieces; returns its id. Prepared at the command line. */
  const preparedRefund = async (count = 1): Promise<string> => {
    const { id, paymentId } = await owedOrder(count)
    await prepareRefund(shop.desk, id, { paymentId })
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.orderId, id))
    return refund?.id ?? ''
  }
  /** An order whose report of a transfer waits for review. */
  const reportedOrder = async (changes: object = {}): Promise<string> => {
    await resetWays()
    await reopen()
    const by = await newCustomer()
    await fillCart(by, lines)
    const { orderId, amount } = (await by.post('/api/order/cardPayment')).json()
    await by.post(`/api/order/paymentKart?id=${orderId}`, {
      trackingCode: String(codes),
      cardLast4: '1234',
      amount,
      paidAt: shop.time.clock().toISOString(),
      ...changes,
    })
    return orderId
  }
  /** Prepared at the command line. */
  const importRun = async (): Promise<string> => {
    const id = newId()
    const at = shop.time.clock()
    await importRunRepository(shop.db).insert({
      ...{ id, origin: 'https://old.example', source: 'woocommerce', kinds: ['orders'], isTrial: true },
      ...{ isSure: false, state: 'running', byId: null, byName: 'x', createdAt: at },
      // No job takes it up: it is not due yet.
      dueAt: new Date(at.getTime() + 86_400_000),
    })
    return id
  }
  const priceJob = async (state: PriceJobState): Promise<string> => {
    const id = newId()
    const change = { label: 'ده درصد', filter: { brand: id }, percent: 10, step: 10_000, total: 1 }
    const createdAt = shop.time.clock()
    await priceJobRepository(shop.db).insert({ ...change, id, state, byId: null, byName: 'x', createdAt })
    const subject = `price-job:${id}`
    if (state === 'waiting')
      await askForApproval(shop.db, shop.desk, {
        ...{ kind: 'price_job', subject, label: change.label, shownAt: subject },
      })
    return id
  }
  /** Asked for at the command line. */
  const askedExport = async (): Promise<string> => {
    const subject = `export:${newId()}`
    const asked = { kind: 'export', subject, label: 'سفارش‌ها', shownAt: subject } as const
    await askForApproval(shop.db, shop.desk, asked)
    return (await approvalRepository(shop.db).newest('export', [subject])).get(subject)?.id ?? ''
  }
  const receipt = async (): Promise<string> => {
    const [payment] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, await reportedOrder()))
    const paymentId = payment?.id ?? ''
    await openReceiptStore(shop.files).write(paymentId, Buffer.from('pixels'))
    await shop.db.update(cardReports).set({ hasReceipt: true }).where(eq(cardReports.paymentId, paymentId))
    return paymentId
  }
  /** A review with a picture, written by a customer. */
  const pictured = async (): Promise<string> => {
    const writer = await newCustomer()
    const pictures = [pixel.toString('base64')]
    await writer.post('/api/comment/add', { productId: await putProduct(shop.db), text: 'زیباست', pictures })
    return (await writer.get('/api/user/comments')).json().items[0].id
  }
  const comment = async (): Promise<string> => {
    const id = newId()
    await commentRepository(shop.db).insert({
      ...{ id, productId, authorName: 'سارا', isBuyer: false, rating: 5, text: 'خوب است' },
      ...{ status: 'pending', createdAt: shop.time.clock() },
    })
    return id
  }
  const question = async (): Promise<string> => {
    const id = newId()
    await questionRepository(shop.db).insert({
      ...{ id, productId, authorName: 'سارا', text: 'شسته می‌شود؟' },
      ...{ status: 'pending', createdAt: shop.time.clock() },
    })
    return id
  }
  const message = async (): Promise<string> => {
    const id = newId()
    await contactRepository(shop.db).insert({
      ...{ id, name: 'مینا', phone: '09121234567', subject: '', text: 'سلام' },
      ...{ createdAt: shop.time.clock(), seenAt: null },
    })
    return id
  }
  /** An SMS that the providers refused for good; returns its id. */
  const failedSms = async (kind: 'order' | 'otp' = 'order'): Promise<string> => {
    codes += 1
    const code = kind === 'otp' ? { code: '12345' } : {}
    const phone = `0919${String(codes).padStart(7, '0')}`
    const sms = { ...code, kind, phone, text: 'سلام' } as Parameters<typeof shop.outbox.send>[1]
    const id = (await shop.outbox.send(shop.db, sms)) ?? ''
    await smsRepository(shop.db).update(id, {
      status: 'failed',
      lastError: 'kavenegar: 418 اعتبار کافی نیست',
    })
    return id
  }
  const coupon = async (changes: Partial<CouponTerms> = {}): Promise<string> => {
    codes += 1
    await addCoupon(shop.desk, `CODE${codes}`, {
      ...{ title: 'نوروز', kind: 'percent', value: 10, isFirstOrderOnly: false, minTotal: 0 },
      ...{ isAutomatic: false, categoryId: null, bundleSize: null },
      ...{ maxDiscount: null, maxUses: null, maxUsesPerCustomer: null, startsAt: null, endsAt: null },
      ...changes,
    })
    return `CODE${codes}`
  }
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#888888' } })
    .png()
    .toBuffer()
  const product = (): Promise<string> => putProduct(shop.db)
  /** A product in red, with a sibling in blue. */
  const design = async (): Promise<string> => {
    const id = await product()
    const inColor = (value: string) => [{ name: 'رنگ', value }]
    const variants = [{ options: inColor('آبی'), sku: `BLUE-${id}`, price: 900_000, onHand: 3 }]
    await addVariants(shop.desk, id, { own: inColor('سرخ'), variants })
    return id
  }
  const category = (parentId: string | null = null): Promise<string> => {
    codes += 1
    return addCategory(shop.desk, {
      title: `دسته‌ی ${codes}`,
      description: '',
      parentId,
      slug: '',
      seoTitle: '',
      seoDescription: '',
      attributes: [],
    })
  }
  const maker = (): Promise<string> => {
    codes += 1
    return addMaker(shop.desk, {
      ...{ title: `سازنده‌ی ${codes}`, descriptionHtml: '', slug: '', seoTitle: '', seoDescription: '' },
    })
  }
  const shippingRule = async (changes: Partial<ShippingTerms> = {}): Promise<string> => {
    codes += 1
    const id = `method-${codes}`
    const terms = { ...sampleShipping, ...changes }
    await shippingRepository(shop.db).insert({ ...terms, id, isActive: true })
    return id
  }
  const stoppedShippingRule = async (): Promise<string> => {
    const id = await shippingRule()
    await shippingRepository(shop.db).update(asLocked({ id }), { isActive: false })
    return id
  }
  const shippingRules = async () => (await shippingRepository(shop.db).list()).map(({ id }) => id)
  /** Opens the shop again, by removing the setting that closed it. */
  const reopen = () => removeSetting(shop.db, 'opened')
  const pause = () =>
    writeSetting(shop.db, 'opened', { isOpen: false, firstOpenedAt: shop.time.clock().toISOString() })
  const withoutSamples = async () => {
    await writeSetting(shop.db, 'opened', { isOpen: false, firstOpenedAt: null })
    if ((await readSamples(shop.db)).inShop > 0) await removeSamples(shop.desk)
  }
  const withSamples = async () => {
    await withoutSamples()
    await addSamples(shop.desk)
  }
  const resetWays = () => removeSetting(shop.db, 'payment')
  const stopWay = async (way: PaymentWayName): Promise<void> => {
    await resetWays()
    await switchPaymentWay(shop.desk, way, false)
  }
  /** Prepared at the command line; returns its id. */
  const preparedCard = async (): Promise<string> => {
    await resetWays()
    await prepareShopCard(shop.desk, sampleCard)
    return (await readSetting(shop.db, 'payment'))?.prepared?.id ?? ''
  }
  const article = (changes: Partial<Parameters<typeof addArticle>[1]> = {}): Promise<string> =>
    addArticle(shop.desk, {
      ...{ title: 'گل‌های خانگی', summary: 'چند گل', bodyHtml: '<p>متن</p>', author: 'سارا' },
      ...{ slug: '', category: '', tags: [], seoTitle: '', seoDescription: '' },
      ...changes,
    })
  const author = (): Promise<string> => {
    codes += 1
    return addAuthor(shop.desk, { name: `نویسنده‌ی ${codes}`, about: '', slug: '' })
  }
  /** A picture in the library, and nowhere else; returns its key. */
  const picture = async (): Promise<string> => {
    codes += 1
    const key = codes.toString(16).padStart(32, '0')
    const image = { key, width: 1, height: 1, alt: 'گلدان', color: '#888888' }
    await libraryRepository(shop.db).keep(image, null, shop.time.clock())
    return key
  }
  const customer = async (): Promise<string> => (await newCustomer()).customerId
  const blockedCustomer = async (): Promise<string> => {
    const id = await customer()
    await blockCustomer(shop.desk, id, 'سفارش دروغین')
    return id
  }
  const group = (): Promise<string> => {
    codes += 1
    return addCustomerGroup(shop.desk, `گروه ${codes}`)
  }
  const groupedCustomer = async () => {
    const [customerId, groupId] = [await customer(), await group()]
    await setGroupOf(shop.desk, customerId, groupId, true)
    return { customerId, groupId }
  }
  return {
    shop,
    bank,
    productId,
    newCustomer,
    buy,
    paymentOf,
    paidOrder,
    returnedOrder,
    owedOrder,
    ...{ preparedRefund, oneMore, editedOrder, buyEdited, buyByInstalments },
    packedOrder,
    sentOrder,
    reportedOrder,
    importRun,
    priceJob,
    askedExport,
    receipt,
    comment,
    pictured,
    question,
    message,
    article,
    ...{ pixel, product, coupon, failedSms, customer, blockedCustomer, group, groupedCustomer },
    ...{ reopen, pause, withSamples, withoutSamples },
    ...{ resetWays, stopWay, preparedCard, design },
    ...{ author, picture, category, maker, shippingRule, stoppedShippingRule, shippingRules },
  }
}
