import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { categories } from '../../../test/settings-samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Categories', args: { path: '/admin/categories' } }
export default meta

export const Filled: PageStory = { args: { shows: 'گلیم' } }
const handle = 'ظرف: گرفتن و بردن به جای دیگر'
/** By the keyboard alone: below what stands above it, then before the last of that parent. */
export const DraggedByKeys: PageStory = {
  args: {
    responses: { placeCategory: categories },
    steps: [
      { take: handle, see: 'ظرف: در بالاترین لایه، جای ۲ از ۲' },
      { keys: '[ArrowLeft]' },
      { see: 'ظرف: زیر زیرانداز، جای ۳ از ۳' },
      { keys: '[ArrowUp]' },
      { see: 'ظرف: زیر زیرانداز، جای ۲ از ۳' },
      { keys: '[Space]' },
      { focused: handle },
    ],
    shows: 'جای دسته تغییر کرد',
  },
}
export const Empty: PageStory = { args: { responses: { listCategories: [] }, shows: 'هنوز دسته‌ای نیست' } }
export const Loading: PageStory = {
  args: { responses: { listCategories: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: { responses: { listCategories: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
