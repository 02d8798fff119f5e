import {
  cardTransfer,
  customer,
  instalments,
  newcomer,
  orderOf,
  readyCart,
  troubledCart,
} from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Cart',
  args: { path: '/cart', isSignedIn: true },
}
export default meta

export const Filled: PageStory = {
  args: {
    responses: { ...customer, getFreeShipping: { freeFrom: 2_000_000_000 } },
    shows: '۲۶٬۳۶۵٬۰۰۰ تومان تا ارسال رایگان',
  },
}
export const Empty: PageStory = { args: { responses: newcomer, shows: 'سبد خرید شما خالی است' } }
export const BeforeTheShopOpens: PageStory = {
  args: { responses: customer, config: { shopState: 'coming_soon' }, shows: 'دیدن کالاهای دیگر' },
}
export const WithProblems: PageStory = {
  args: { responses: { ...customer, getPending: troubledCart }, shows: 'این کالا دیگر موجود نیست.' },
}
export const Delivery: PageStory = {
  args: { path: '/cart?step=delivery', responses: { ...customer, getPending: readyCart }, shows: 'محل کار' },
}
const gift = { card: 'مادر مهربانم، یلدایت مبارک! با مهر، سارا', hidesPrices: true }
export const DeliveryOfAGift: PageStory = {
  args: {
    path: '/cart?step=delivery',
    responses: { ...customer, getPending: { ...readyCart, gift } },
    shows: 'گیرنده کس دیگری است',
  },
}
export const FirstAddress: PageStory = {
  args: { path: '/cart?step=delivery', responses: { ...customer, listAddresses: [] }, shows: 'ثبت آدرس' },
}
export const Payment: PageStory = {
  args: {
    path: '/cart?step=payment',
    responses: { ...customer, getPending: readyCart },
    shows: 'درگاه بانکی',
  },
}
const inQueue = {
  ...readyCart,
  queues: [{ offerId: 'offer-0001', title: 'قالیچه‌ی دستباف ترکمن', place: 1_234, isTurn: false }],
}
export const WaitingInTheQueueOfASale: PageStory = {
  args: {
    path: '/cart?step=payment',
    responses: { ...customer, getPending: inQueue, getQueue: { state: 'moving', admittedTo: 849 } },
    shows: '۳۸۴ نفر',
  },
}
export const WaitingWhileOthersPay: PageStory = {
  args: {
    path: '/cart?step=payment',
    responses: { ...customer, getPending: inQueue, getQueue: { state: 'all_held', admittedTo: 1_233 } },
    shows: 'همه‌ی آنچه مانده در حال پرداخت است؛ اگر کسی نپردازد، به نوبت به شما می‌رسد.',
  },
}
export const TheTurnHasCome: PageStory = {
  args: {
    path: '/cart?step=payment',
    responses: {
      ...customer,
      getPending: inQueue,
      getQueue: { state: 'moving', admittedTo: 1_234 },
      startPayment: 'never',
    },
    shows: 'نوبت شماست؛ به پرداخت می‌رویم …',
  },
}
export const OpenedAfterTheTurnHasCome: PageStory = {
  args: {
    path: '/cart?step=payment',
    responses: {
      ...customer,
      getPending: { ...inQueue, queues: inQueue.queues.map((queue) => ({ ...queue, isTurn: true })) },
    },
    shows: 'نوبت خرید شما رسیده است؛ پرداخت را بزنید.',
  },
}
export const PaymentInInstalments: PageStory = {
  args: {
    path: '/cart?step=payment',
    responses: {
      ...customer,
      getPending: { ...readyCart, canPayByInstalments: true },
      getInstalments: instalments,
    },
    shows: 'پرداخت در ۴ قسط',
  },
}
export const FilledWithInstalments: PageStory = {
  args: {
    responses: {
      ...customer,
      getPending: { ...readyCart, canPayByInstalments: true },
      getInstalments: instalments,
    },
    shows: 'یا ۴ قسط ماهانه‌ی ۸۶٬۲۵۰ تومان، بدون کارمزد',
  },
}
export const CardToCard: PageStory = {
  args: {
    path: '/cart?step=payment&order=order-001',
    responses: {
      ...customer,
      getOrderDetails: orderOf('awaiting_payment'),
      startCardPayment: cardTransfer,
    },
    shows: 'ثبت مشخصات واریز',
  },
}
export const DeliveryLoading: PageStory = {
  args: {
    path: '/cart?step=delivery',
    responses: { ...customer, getPending: readyCart, listAddresses: 'never' },
    shows: 'در حال بارگذاری',
  },
}
export const DeliveryFailed: PageStory = {
  args: {
    path: '/cart?step=delivery',
    responses: { ...customer, getPending: readyCart, listAddresses: refuse('internal_error') },
    shows: 'آدرس‌های شما نشان داده نشد',
  },
}
export const ShippingFailed: PageStory = {
  args: {
    path: '/cart?step=delivery',
    responses: { ...customer, getPending: readyCart, listShippingMethods: refuse('internal_error') },
    shows: 'شیوه‌های ارسال نشان داده نشد',
  },
}
export const CardToCardFailed: PageStory = {
  args: {
    path: '/cart?step=payment&order=order-001',
    responses: {
      ...customer,
      getOrderDetails: orderOf('awaiting_payment'),
      startCardPayment: refuse('internal_error'),
    },
    shows: 'تلاش دوباره',
  },
}
export const RemoveQuestion: PageStory = {
  args: { responses: customer, steps: ['حذف از سبد خرید'], shows: 'برداشتن' },
}
export const Loading: PageStory = {
  args: { responses: { ...customer, getPending: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { responses: { ...customer, getPending: refuse('internal_error') }, shows: 'سبد خرید نشان داده نشد' },
}
