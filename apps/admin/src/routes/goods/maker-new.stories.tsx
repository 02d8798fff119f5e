import { refuse } from '@hojreh/testing/page-story'
import { makerRecord } from '../../../test/goods-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const taken = 'سازنده‌ی دیگری همین نام را دارد؛ اگر یکی هستند، یکی را در دیگری ادغام کنید'
const meta = {
  ...adminPages,
  title: 'Pages/Back office/New maker',
  args: { path: '/admin/products/makers/new' },
}
export default meta

export const NewRefusedThenSent: PageStory = {
  args: {
    responses: {
      addMaker: {
        first: refuse('maker_title_taken', { fields: { title: taken } }),
        afterwards: makerRecord(),
      },
    },
    steps: [
      { fill: 'نام سازنده', with: 'نگارستان' },
      'ثبت سازنده',
      { see: taken },
      { fill: 'نام سازنده', with: ' کهن' },
      'ثبت سازنده',
    ],
    shows: 'سازنده ثبت شد',
  },
}
