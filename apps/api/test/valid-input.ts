import type { EndpointName } from '@hojreh/contract'
import { addressOf } from './address-of.ts'

/** Ids of things that belong to one customer, or to everyone (product, article). */
export interface Ids {
  phone: string
  productId: string
  articleId: string
  addressId: string
  unpaidOrderId: string
  paidOrderId: string
  authority: string
  commentId: string
  sessionId: string
}

export interface Input {
  query?: Record<string, string | string[]>
  body?: unknown
}

const password = 'Aa345678'
const nothing: Input = {}
const page = { query: { pageId: '1', take: '5' } }

/** An input that the contract takes, for every call: what tests change one thing of. */
export const validInputs = ({
  phone,
  productId,
  articleId,
  addressId,
  unpaidOrderId,
  paidOrderId,
  authority,
  commentId,
  sessionId,
}: Ids) =>
  ({
    sendOtp: { body: { phone, inviteCode: '00000' } },
    loginSms: { body: { phone, code: '12345' } },
    login: { body: { phone, password } },
    register: { body: { phone, password, rePassword: password, inviteCode: '00000' } },
    logout: nothing,
    getCaptchaChallenge: nothing,
    passCaptcha: { body: { token: 'eyJhIjoxfQ==' } },
    getDataForEdit: nothing,
    editUser: { body: { firstName: 'سارا', lastName: 'امینی', email: 'sara@example.com' } },
    changePassword: { body: { currentPassword: password, password, rePassword: password } },
    listSessions: nothing,
    revokeSession: { query: { id: sessionId } },
    getPanelData: nothing,
    listAddresses: nothing,
    listProvinces: nothing,
    listCities: { query: { province: 'تهران' } },
    getFreeShipping: { query: { province: 'تهران', city: 'تهران' } },
    getDelivery: { query: { slug: 'product-1', province: 'تهران', city: 'تهران' } },
    getPending: nothing,
    addToCart: { body: [{ productId, count: 1 }] },
    newAddress: { body: addressOf() },
    setAddress: {
      query: { id: addressId },
      body: { shippingMethodId: 'post', note: 'زنگ نزنید', gift: { card: 'مبارک', hidesPrices: true } },
    },
    listShippingMethods: nothing,
    getInstalments: { query: { amount: '5000000' } },
    startPayment: { query: { id: unpaidOrderId, way: 'online' } },
    checkPayment: { query: { Authority: authority, Status: 'OK' } },
    listOrders: { query: { status: 'paid', pageId: '1', take: '5' } },
    getOrderDetails: { query: { id: unpaidOrderId } },
    listFormerOrders: { query: { pageId: '1', take: '5' } },
    applyCoupon: { body: { code: 'NOWRUZ' } },
    startCardPayment: { body: { id: unpaidOrderId } },
    reportCardPayment: {
      query: { id: unpaidOrderId },
      body: {
        trackingCode: '123456',
        cardLast4: '1234',
        amount: 1_000,
        paidAt: '2026-11-20T08:00:00Z',
        receiptImage: 'AAAA',
      },
    },
    cancelOrder: { query: { id: unpaidOrderId } },
    reorder: { query: { id: paidOrderId } },
    returnOrder: { query: { id: paidOrderId }, body: { reason: 'رنگ دیگری می‌خواستم' } },
    getInvoice: { query: { id: paidOrderId } },
    listPayments: page,
    editAddress: { query: { id: addressId }, body: addressOf() },
    deleteAddress: { query: { id: addressId } },
    listProducts: { query: { brand: 'نگار', attr: 'رنگ:آبی', minPrice: '0', sort: 'newest', take: '5' } },
    searchProducts: { query: { q: 'کالا', attr: 'رنگ:آبی', maxPrice: '9000000', inStock: '1' } },
    suggest: { query: { q: 'کالا' } },
    getProduct: { query: { slug: 'product-1' } },
    getQueue: { query: { offer: 'any-offer' } },
    listCategories: nothing,
    getHome: nothing,
    getHomeBlocks: nothing,
    listArticles: { query: { q: 'گل', pageId: '1' } },
    getArticle: { query: { slug: 'article' } },
    listComments: { query: { productId, pageId: '1' } },
    addComment: { body: { articleId, text: 'خوب بود' } },
    listQuestions: { query: { productId, pageId: '1' } },
    addQuestion: { body: { productId, text: 'شسته می‌شود؟' } },
    getCommentVotes: { query: { productId } },
    getReviewRequests: nothing,
    setReviewRequests: { body: { isAsked: false } },
    voteForComment: { body: { commentId, isHelpful: true } },
    listOwnComments: page,
    listOwnQuestions: page,
    deleteComment: { query: { id: commentId } },
    listFavorites: page,
    setFavorite: { body: { productId, favorite: true } },
    listNotices: nothing,
    notifyMe: { body: { productId } },
    noteMissedSearch: { body: { q: 'سماور زغالی', phone } },
    getIndexMenu: { query: { take: '5' } },
    getFooterMenu: { query: { take: '5' } },
    getFavicon: { query: { size: '16' } },
    getLogo: nothing,
    getSocial: nothing,
    getSlider: nothing,
    getBanner: nothing,
    getConfig: nothing,
    getAboutUs: nothing,
    getContactUs: nothing,
    getLicense: nothing,
    getPage: { query: { slug: 'privacy' } },
    getFaq: nothing,
    getRouteRules: nothing,
    reportPageFailure: {
      body: {
        app: 'shop',
        build: 'b1',
        path: '/cart',
        type: 'TypeError',
        text: 'x is not a function',
        stack: '',
      },
    },
    sendContactMessage: { body: { name: 'سارا', phone, subject: 'پرسش', text: 'سلام' } },
  }) satisfies Record<EndpointName, Input>
