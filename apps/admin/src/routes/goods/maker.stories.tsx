import { refuse } from '@hojreh/testing/page-story'
import { makerRecord } from '../../../test/goods-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/Maker',
  args: { path: '/admin/products/makers/maker-0001' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'این نام‌ها هم به همین سازنده می‌رسند: Negarestan' } }
/** Found in another spelling, and asked about before it is done. */
export const Merged: PageStory = {
  args: {
    responses: { mergeMakers: makerRecord({ id: 'maker-0002', title: 'مینا', goods: 1_232 }) },
    steps: [
      { fill: 'در کدام سازنده', with: 'مينا' },
      { option: 'مینا ۱٬۲۰۸ کالا' },
      'ادغام در سازنده‌ی دیگر',
      { see: '«نگارستان» در «مینا» ادغام شود؟' },
      'ادغام',
    ],
    shows: 'دو سازنده یکی شدند',
  },
}
export const WithoutGoods: PageStory = {
  args: {
    responses: { getMaker: makerRecord({ goods: 0, picture: null, otherNames: [] }) },
    shows: 'این سازنده کالایی ندارد.',
  },
}
export const Missing: PageStory = {
  args: { responses: { getMaker: refuse('not_found') }, shows: 'چنین سازنده‌ای نیست' },
}
