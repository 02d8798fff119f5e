import { refuse } from '@hojreh/testing/page-story'
import { productRecord } from '../../../test/goods-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/products/new'
const meta = { ...adminPages, title: 'Pages/Back office/New product', args: { path } }
export default meta

export const New: PageStory = { args: { path, shows: 'نام و توضیح' } }
export const NewRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      addProduct: {
        first: refuse('sku_taken', { fields: { sku: 'کالای دیگری همین کد را دارد' } }),
        afterwards: productRecord(),
      },
    },
    steps: [
      { fill: 'عنوان', with: 'قالیچه‌ی دست‌باف ترکمن' },
      { fill: 'قیمت (تومان)', with: '575000' },
      { fill: 'کد کالا', with: 'RUG-1' },
      { fill: 'از چه زمانی دیده شود', with: '۱۵۰۴/۱۰/۱۷ ۰۹:۰۰' },
      'ساختن کالا',
      { see: 'کالای دیگری همین کد را دارد' },
      { fill: 'کد کالا', with: '01' },
      'ساختن کالا',
    ],
    shows: 'کالا ساخته شد',
  },
}
/** A maker that the shop has, in another spelling; the one beneath it would be new. */
export const MakerSuggested: PageStory = {
  args: {
    path,
    steps: [{ fill: 'برند یا سازنده', with: 'نگار' }, { see: 'نگارستان' }],
    shows: 'سازنده‌ی تازه: نگار',
  },
}
export const Copy: PageStory = {
  args: { path: `${path}?from=product-0001`, shows: 'کپی قالیچه‌ی دست‌باف ترکمن' },
}
