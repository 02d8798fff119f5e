import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { wholeDesk } from '../../../test/whole-desk.ts'

const path = '/admin/orders/new'
const meta = { ...adminPages, title: 'Pages/Back office/Order by phone', args: { path } }
export default meta

const { quoteOrder: quote } = wholeDesk
const priced = quote && { ...quote, shippingFee: 450_000, total: 1_650_000 }
const address = {
  id: 'address-0001',
  title: 'خانه',
  receiverName: 'نرگس امینی',
  receiverPhone: '0912•••4567',
  province: 'تهران',
  city: 'تهران',
  street: 'ولیعصر، کوچه‌ی نیلوفر',
  plaque: '12',
  unit: '',
  postalCode: '1234567890',
  location: null,
  isDefault: true,
}
const customer = { id: 'customer-0001', name: 'نرگس امینی', orders: 3, isBlocked: false }

export const Empty: PageStory = { args: { path, shows: 'هنوز کالایی در سفارش نیست.' } }
export const RefusedWithAnotherSum: PageStory = {
  args: {
    path,
    responses: {
      findBuyer: { customer, addresses: [address] },
      ...(priced && { quoteOrder: priced }),
      createOrder: refuse('order_sum_changed'),
    },
    steps: [
      { fill: 'شماره موبایل مشتری', with: '09121234567' },
      { see: 'نرگس امینی، ۳ سفارش تا امروز –' },
      { fill: 'جست‌وجوی کالا', with: 'زعفران' },
      'افزودن زعفران سرگل قائنات، پنج گرمی',
      { choose: 'کجا فرستاده شود؟', value: address.id },
      { choose: 'روش ارسال', value: 'post' },
      { see: 'مبلغی که به مشتری می‌گویید' },
      'ثبت سفارش',
    ],
    shows: 'مبلغ سفارش عوض شده است؛ مبلغ تازه را به مشتری بگویید و دوباره ثبت کنید',
  },
}
export const Blocked: PageStory = {
  args: {
    path,
    responses: { findBuyer: { customer: { ...customer, isBlocked: true }, addresses: [] } },
    steps: [{ fill: 'شماره موبایل مشتری', with: '09121234567' }],
    shows: 'فروشگاه راه این مشتری را بسته است؛ برای او سفارش نمی‌توان ثبت کرد.',
  },
}
