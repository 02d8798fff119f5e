import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/Category',
  args: { path: '/admin/categories/category-rugs' },
}
export default meta

export const Shown: PageStory = { args: { shows: 'دسته‌ی فرش' } }
export const WithOthersBelow: PageStory = {
  args: {
    path: '/admin/categories/category-floor',
    shows: 'تا زیردسته دارد حذف نمی‌شود؛ نخست آن‌ها را جابه‌جا کنید.',
  },
}
export const Missing: PageStory = {
  args: { path: '/admin/categories/nobody-has-this', shows: 'چنین دسته‌ای نیست' },
}
/** A name stands there already; another one is typed, and it comes before the last. */
export const AttributesInOrder: PageStory = {
  args: {
    steps: [
      { see: 'از دسته‌های بالاتر هم می‌رسد: ابعاد' },
      'افزودن ویژگی',
      { fill: 'نام ویژگی ۴', with: 'جنس پرز' },
      { see: 'نام هر ویژگی یک بار می‌آید' },
      { fill: 'نام ویژگی ۴', with: ' زمستانی' },
      'جنس پرز زمستانی: یک جا بالاتر',
    ],
    shows: 'جنس پرز زمستانی صافی فهرست باشد',
  },
}
