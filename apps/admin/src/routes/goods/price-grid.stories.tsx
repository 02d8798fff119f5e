import type { GridResult } from '@hojreh/contract/admin'
import { gridRow, gridRows } from '../../../test/goods-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf } from '../../../test/samples.ts'

const path = '/admin/products/prices'
const meta = { ...adminPages, title: 'Pages/Back office/Prices and stock', args: { path } }
export default meta

const [first = gridRow(1)] = gridRows
const priceOfFirst = `قیمت (تومان)، ${first.title}`
const conflict: NonNullable<GridResult['refusal']> = {
  ...{ code: 'edit_conflict', field: 'price' },
  message: 'کاوه شریفی این را در ۲ آذر ۱۴۰۵، ساعت ۱۴:۵۰ تغییر داده است؛ آنچه نوشته‌اید ذخیره نشد',
}

export const Filled: PageStory = { args: { path, shows: first.title } }
export const RefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      editPriceGrid: {
        first: { results: [{ id: first.productId, refusal: conflict, row: { ...first, price: 7_000_000 } }] },
        afterwards: {
          results: [{ id: first.productId, refusal: null, row: { ...first, price: 9_000_000 } }],
        },
      },
    },
    steps: [
      { fill: priceOfFirst, with: '۹۰۰٬۰۰۰ تومان' },
      'ذخیره‌ی ۱ تغییر',
      { see: `${conflict.message} (اکنون ۷۰۰٬۰۰۰)` },
      'ذخیره‌ی ۱ تغییر',
    ],
    shows: '۱ کالا ذخیره شد',
  },
}
export const Empty: PageStory = {
  args: { path: `${path}?q=x`, responses: { listPriceGrid: listOf([]) }, shows: 'کالایی نیست' },
}
