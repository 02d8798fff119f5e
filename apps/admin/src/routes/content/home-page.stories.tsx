import { homeRecord } from '../../../test/home-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { signedIn } from '../../../test/samples.ts'

const path = '/admin/home'
const meta = { ...adminPages, title: 'Pages/Back office/Home page', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'زمان‌دار' } }
export const Empty: PageStory = {
  args: { path, responses: { getHomeRecord: homeRecord({ blocks: [] }) }, shows: 'صفحه‌ی نخست بخشی ندارد.' },
}
/** A wrong time is told at once; put right, the page is saved. */
export const WrongTimeThenSaved: PageStory = {
  args: {
    path,
    responses: {
      getHomeRecord: homeRecord({ blocks: homeRecord().blocks.slice(-1) }),
      writeHome: homeRecord(),
    },
    steps: [
      'ویرایش',
      { fill: 'نمایش از (به وقت تهران)', with: '1405/09/29' },
      { see: 'بخش ۱: روز و ساعت را مانند ۱۴۰۵/۰۹/۰۱ ۱۸:۳۰ وارد کنید' },
      { fill: 'نمایش از (به وقت تهران)', with: ' 18:30' },
      'ذخیره',
    ],
    shows: 'صفحه‌ی نخست ذخیره شد',
  },
}
export const ForWriter: PageStory = {
  args: {
    path,
    responses: { getStaffSession: signedIn('writer') },
    shows: 'تغییر صفحه‌ی نخست اجازه‌ی انتشار می‌خواهد.',
  },
}
