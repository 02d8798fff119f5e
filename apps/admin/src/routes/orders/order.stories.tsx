import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import {
  action,
  actions,
  approval,
  cardReport,
  editedOrder,
  orderInParcels,
  orderRecord,
  partlySentOrder,
  refund,
  signedIn,
} from '../../../test/samples.ts'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/Order',
  args: { path: '/admin/orders/order-0001?list=status%3Dpaid' },
}
export default meta

const { orderId, orderNumber, receiverName, total, ...report } = cardReport({
  amountReported: 12_000_000,
  sameCode: ['10007'],
})

export const Packing: PageStory = { args: { shows: 'کد رهگیری' } }
export const InBooks: PageStory = {
  args: {
    responses: {
      listActions: { ...actions, items: [action(1), ...actions.items.slice(1, 2)], total: 12 },
    },
    shows: 'همه‌ی ۱۲ ردیف در دفتر کارها',
  },
}
export const ToPack: PageStory = {
  args: {
    responses: {
      getOrder: orderRecord({ status: 'paid', acts: ['startPacking', 'cancelOrder', 'addOrderNote'] }),
    },
    shows: 'آغاز بسته‌بندی',
  },
}
export const Shipped: PageStory = {
  args: {
    responses: {
      getOrder: orderRecord({
        status: 'shipped',
        trackingCode: '024080012345678901234567',
        acts: ['deliverOrder', 'setTrackingCode', 'addOrderNote'],
      }),
    },
    shows: 'تحویل شد',
  },
}
export const PartChosen: PageStory = {
  args: { steps: ['فقط بخشی می‌رود'], shows: 'با چه می‌رود' },
}
export const PartlySent: PageStory = {
  args: { responses: { getOrder: partlySentOrder() }, shows: 'هنوز فرستاده نشده' },
}
export const SentInParcels: PageStory = {
  args: { responses: { getOrder: orderInParcels() }, shows: 'بسته‌ی ۲ رسید' },
}
const quote = {
  lines: [],
  goodsTotal: 7_000_000,
  couponDiscount: 0,
  shippingFee: 500_000,
  total: 7_500_000,
  difference: -5_000_000,
  isOfPaid: true,
}
const dearer = { ...quote, goodsTotal: 18_450_000, couponDiscount: 700_000, total: 18_250_000 }
export const LinesEdited: PageStory = {
  args: {
    responses: { quoteOrderEdit: { ...dearer, difference: 5_750_000 } },
    steps: ['ویرایش اقلام', 'افزایش تعداد'],
    shows: 'مشتری باید بپردازد',
  },
}
export const LinesTakenOut: PageStory = {
  args: {
    responses: { quoteOrderEdit: quote },
    steps: ['ویرایش اقلام', 'برداشتن از سفارش'],
    shows: 'به مشتری بدهکار می‌شوید',
  },
}
export const LinesRefusedThenSent: PageStory = {
  args: {
    responses: {
      quoteOrderEdit: quote,
      editOrderLines: {
        first: refuse('order_sum_changed'),
        afterwards: { version: 1, by: 'نرگس امینی', at: '2026-11-24T10:00:00.000Z' },
      },
    },
    steps: [
      'ویرایش اقلام',
      'برداشتن از سفارش',
      { see: 'به مشتری بدهکار می‌شوید' },
      'ثبت ویرایش',
      { see: 'مبلغ سفارش عوض شده است؛ مبلغ تازه را به مشتری بگویید و دوباره ثبت کنید' },
      'ثبت ویرایش',
      { see: 'ویرایش ثبت شد' },
    ],
    shows: 'ویرایش اقلام',
  },
}
/** A colleague was quicker: line by line, the person chooses before anything is saved. */
export const LinesConflict: PageStory = {
  args: {
    responses: {
      quoteOrderEdit: quote,
      getOrder: {
        first: orderRecord(),
        afterwards: orderRecord({
          lines: orderRecord().lines.map((line) => ({ ...line, count: line.count + 1 })),
          edition: { version: 1, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' },
        }),
      },
      editOrderLines: refuse('edit_conflict'),
    },
    steps: [
      'ویرایش اقلام',
      'برداشتن از سفارش',
      { see: 'به مشتری بدهکار می‌شوید' },
      'ثبت ویرایش',
      { see: 'همکارتان هم‌زمان این را تغییر داده است' },
    ],
    shows: 'ادامه با این انتخاب‌ها',
  },
}
/** A colleague changed the address meanwhile: nothing is contested, and it is told what they made of it. */
export const LinesBesideAddress: PageStory = {
  args: {
    responses: {
      quoteOrderEdit: quote,
      getOrder: {
        first: orderRecord(),
        afterwards: orderRecord({
          address: { ...orderRecord().address, plaque: '21', unit: '' },
          edition: { version: 1, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' },
        }),
      },
      editOrderLines: refuse('edit_conflict'),
    },
    steps: [
      'ویرایش اقلام',
      'برداشتن از سفارش',
      { see: 'به مشتری بدهکار می‌شوید' },
      'ثبت ویرایش',
      { see: 'همکارتان هم‌زمان این را تغییر داده است' },
    ],
    shows: 'پیش‌تر: ۱۲',
  },
}
export const DifferenceDue: PageStory = {
  args: { responses: { getOrder: editedOrder() }, shows: 'مانده تا پرداخت مشتری' },
}
export const DifferenceRefusedThenSent: PageStory = {
  args: {
    responses: {
      getOrder: editedOrder(),
      receiveDifference: {
        first: refuse('duplicate_tracking_code'),
        afterwards: { id: 'order-0001', orderNumber: '10001', status: 'paid', trackingCode: null },
      },
    },
    steps: [
      'دریافت شد',
      { fill: 'شماره پیگیری واریز', with: '123456' },
      { fill: 'چهار رقم آخر کارت مشتری', with: '1234' },
      'دریافت شد',
      { see: 'این شماره پیگیری پیش‌تر ثبت شده است' },
      { fill: 'شماره پیگیری واریز', with: '7' },
      'دریافت شد',
      { see: 'دریافت ثبت شد' },
    ],
    shows: 'ویرایش در انتظار',
  },
}
export const CardReported: PageStory = {
  args: {
    responses: {
      getOrder: orderRecord({
        status: 'awaiting_review',
        acts: ['acceptCardReport', 'rejectCardReport', 'cancelOrder', 'addOrderNote'],
        cardAmount: 12_500_370,
        cardReports: [report],
        payments: [],
      }),
    },
    shows: 'رسید',
  },
}
export const SecondYes: PageStory = {
  args: { responses: CardReported.args.responses ?? {}, steps: ['رسید'], shows: 'با این حال پذیرفته شود' },
}
export const PhoneShown: PageStory = { args: { steps: ['نمایش شماره‌ی کامل'], shows: 'کپی تلفن' } }
export const OfAnAccountant: PageStory = {
  args: {
    responses: { getStaffSession: signedIn('accountant'), getOrder: orderRecord({ acts: [] }) },
    shows: 'گیرنده',
  },
}
export const ParcelRefusedThenSent: PageStory = {
  args: {
    responses: {
      shipOrder: {
        first: refuse('validation_failed', { fields: { trackingCode: 'کد رهگیری مرسوله را وارد کنید' } }),
        afterwards: { id: 'order-0001', orderNumber: '10001', status: 'shipped', trackingCode: '123' },
      },
    },
    steps: [
      { fill: 'کد رهگیری', with: '12' },
      'ثبت ارسال',
      { see: 'کد رهگیری مرسوله را وارد کنید' },
      { fill: 'کد رهگیری', with: '3' },
      'ثبت ارسال',
      { see: 'ارسال ثبت شد و پیامک آن به مشتری می‌رود' },
    ],
    shows: 'ثبت ارسال',
  },
}
export const NoteRefusedThenSent: PageStory = {
  args: {
    responses: {
      addOrderNote: {
        first: refuse('validation_failed', { fields: { text: 'متن یادداشت را بنویسید' } }),
        afterwards: { id: 'note-0002', text: 'رنگ', at: '2026-11-23T11:00:00.000Z', staffName: 'نرگس امینی' },
      },
    },
    steps: [
      { fill: 'یادداشت برای همکاران', with: 'رن' },
      'افزودن یادداشت',
      { see: 'متن یادداشت را بنویسید' },
      { fill: 'یادداشت برای همکاران', with: 'گ' },
      'افزودن یادداشت',
      { gone: 'متن یادداشت را بنویسید' },
    ],
    shows: 'افزودن یادداشت',
  },
}
const moved = { id: 'order-0001', orderNumber: '10001', status: 'paid', trackingCode: null } as const
export const PartRefundRefusedThenSent: PageStory = {
  args: {
    responses: { prepareRefund: { first: refuse('refund_exceeds_payment'), afterwards: moved } },
    steps: [
      'بازگرداندن بخشی از وجه',
      { fill: 'مبلغ به تومان', with: '1000' },
      'آماده‌سازی',
      {
        see: 'این مبلغ از آنچه از پرداخت مانده بیشتر است؛ برای بازگرداندن همه‌ی آن سفارش را لغو یا مرجوع کنید',
      },
      { fill: 'مبلغ به تومان', with: '0' },
      'آماده‌سازی',
      { gone: 'مبلغ به تومان' },
    ],
    shows: 'بازگرداندن بخشی از وجه',
  },
}
/** Goods came back: one refund is owed, one waits for a second person, one is done. */
export const Refunded: PageStory = {
  args: {
    responses: {
      getOrder: orderRecord({
        status: 'delivered',
        acts: ['addOrderNote'],
        refunds: [
          refund(),
          refund({ id: 'refund-0002', state: 'prepared', kind: 'sum', lines: [], approval: approval() }),
          refund({
            ...{ id: 'refund-0003', state: 'done', preparedByName: 'کاوه شریفی' },
            ...{ doneAt: '2026-11-23T09:30:00.000Z', reference: '140509990001' },
          }),
        ],
      }),
    },
    shows: 'کاوه شریفی آماده کرده است و نفر دوم باید تایید کند.',
  },
}
export const ReturnAsked: PageStory = {
  args: {
    responses: {
      getOrder: orderRecord({
        status: 'return_requested',
        acts: ['takeReturn', 'refuseReturn', 'addOrderNote'],
        returnReason: 'رنگ آن با تصویر یکی نبود',
      }),
    },
    shows: 'کالاها رسید',
  },
}
const editAddress = ['ویرایش نشانی و گیرنده', { fill: 'پلاک', with: '۵' }] as const
export const AddressEdited: PageStory = {
  args: { steps: ['ویرایش نشانی و گیرنده'], shows: 'شماره موبایل گیرنده' },
}
/** A colleague was quicker: what was typed stays, and the person chooses. */
export const AddressConflict: PageStory = {
  args: {
    responses: {
      getOrder: {
        first: orderRecord(),
        afterwards: orderRecord({
          address: { ...orderRecord().address, plaque: '77', unit: '9' },
          edition: { version: 1, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' },
        }),
      },
      editOrderAddress: {
        first: refuse('edit_conflict'),
        afterwards: { version: 2, by: 'نرگس امینی', at: '2026-11-23T11:30:00.000Z' },
      },
    },
    steps: [...editAddress, 'ذخیره', { see: 'همکارتان هم‌زمان این را تغییر داده است' }],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
export const AddressRefusedThenSent: PageStory = {
  args: {
    responses: {
      editOrderAddress: {
        first: refuse('shipping_unavailable'),
        afterwards: { version: 1, by: 'نرگس امینی', at: '2026-11-23T11:30:00.000Z' },
      },
    },
    steps: [
      ...editAddress,
      'ذخیره',
      { see: 'این روش ارسال برای آدرس شما در دسترس نیست' },
      { fill: 'پلاک', with: '۶' },
      'ذخیره',
      { see: 'نشانی تغییر کرد و پیامک آن به مشتری می‌رود' },
    ],
    shows: 'ویرایش نشانی و گیرنده',
  },
}
export const Loading: PageStory = { args: { responses: { getOrder: 'never' }, shows: 'در حال بارگذاری' } }
export const Missing: PageStory = {
  args: { responses: { getOrder: refuse('not_found') }, shows: 'چنین سفارشی نیست' },
}
export const Forbidden: PageStory = {
  args: { responses: { getOrder: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { getOrder: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
/** The session ends in the middle: what was typed stays under the sign-in. */
export const SessionEnded: PageStory = {
  args: {
    responses: { addOrderNote: refuse('unauthenticated') },
    steps: [{ fill: 'یادداشت برای همکاران', with: 'فردا زنگ بزنید' }, 'افزودن یادداشت'],
    shows: 'نشست شما تمام شده است',
  },
}
