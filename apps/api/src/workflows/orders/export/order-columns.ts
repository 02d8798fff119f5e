import type { CsvCell } from '@hojreh/contract/admin'
import { jalaliDay } from '@hojreh/persian'
import { statusNames } from '../../../modules/order/order-status.messages.ts'
import type { ExportedOrder } from './exported-orders.ts'

interface Column {
  title: string
  cell: (exported: ExportedOrder) => CsvCell
  /** Holds a whole phone number. */
  isPhone?: boolean
}

const RIAL_IN_TOMAN = 10
/** Money in both units: one is what the bank says, the other what people say. */
const money = (title: string, rial: (exported: ExportedOrder) => number | null): Column[] => [
  { title: `${title} (ریال)`, cell: (exported) => rial(exported) ?? 0 },
  { title: `${title} (تومان)`, cell: (exported) => (rial(exported) ?? 0) / RIAL_IN_TOMAN },
]

const columns: readonly Column[] = [
  { title: 'شماره', cell: ({ order }) => order.orderNumber },
  { title: 'وضعیت', cell: ({ order }) => statusNames[order.status] },
  { title: 'کد وضعیت', cell: ({ order }) => order.status },
  { title: 'روز ثبت', cell: ({ order }) => order.placedAt && jalaliDay(order.placedAt) },
  { title: 'زمان ثبت (ISO)', cell: ({ order }) => order.placedAt?.toISOString() ?? null },
  { title: 'تلفن مشتری', cell: ({ phone }) => phone, isPhone: true },
  { title: 'گیرنده', cell: ({ order }) => order.address?.receiverName ?? null },
  { title: 'تلفن گیرنده', cell: ({ order }) => order.address?.receiverPhone ?? null, isPhone: true },
  { title: 'استان', cell: ({ order }) => order.address?.province ?? null },
  { title: 'شهر', cell: ({ order }) => order.address?.city ?? null },
  {
    title: 'نشانی',
    cell: ({ order: { address } }) =>
      address && [address.street, address.plaque, address.unit].filter(Boolean).join('، '),
  },
  { title: 'کد پستی', cell: ({ order }) => order.address?.postalCode ?? null },
  {
    title: 'کالاها',
    cell: ({ lines }) => lines.map(({ title, count }) => `${title} × ${count}`).join(' | '),
  },
  { title: 'تعداد', cell: ({ lines }) => lines.reduce((sum, { count }) => sum + count, 0) },
  ...money('جمع کالاها', ({ order }) => order.subtotal),
  ...money('تخفیف', ({ order }) => order.discount),
  { title: 'کوپن', cell: ({ order }) => order.couponCode },
  ...money('تخفیف کوپن', ({ order }) => order.couponDiscount),
  { title: 'شیوه‌ی ارسال', cell: ({ order }) => order.shippingMethodTitle },
  ...money('هزینه‌ی ارسال', ({ order }) => order.shippingFee),
  ...money('مبلغ کل', ({ order }) => order.total),
  { title: 'کد رهگیری', cell: ({ trackingCodes }) => trackingCodes.join(' | ') },
  { title: 'یادداشت مشتری', cell: ({ order }) => order.note },
  { title: 'هدیه', cell: ({ order: { gift } }) => gift && (gift.hidesPrices ? 'بدون فاکتور' : 'با فاکتور') },
  { title: 'متن کارت هدیه', cell: ({ order }) => order.gift?.card ?? null },
]

/** The columns of an order in a spreadsheet; without phones there are none of them. */
export const orderColumns = (withPhones: boolean) => {
  const shown = columns.filter(({ isPhone }) => withPhones || !isPhone)
  return {
    titles: shown.map(({ title }) => title),
    cellsOf: (exported: ExportedOrder) => shown.map(({ cell }) => cell(exported)),
  }
}
