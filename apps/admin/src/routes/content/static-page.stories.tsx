import { refuse } from '@hojreh/testing/page-story'
import { staticPage } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { me } from '../../../test/samples.ts'

const path = '/admin/pages/shipping'
const meta = { ...adminPages, title: 'Pages/Back office/Static page', args: { path } }
export default meta

export const Written: PageStory = { args: { path, shows: 'بازگرداندن متن آغازین' } }
export const New: PageStory = {
  args: {
    path: '/admin/pages/warranty',
    responses: { getStaticPage: staticPage({ slug: 'warranty', title: '', bodyHtml: '', state: 'new' }) },
    shows: 'آنچه ذخیره می‌کنید همان دم در فروشگاه خوانده می‌شود.',
  },
}
/** A colleague changed the title meanwhile. */
export const EditedByTwo: PageStory = {
  args: {
    path,
    responses: {
      getStaticPage: {
        first: staticPage(),
        afterwards: staticPage({
          title: 'ارسال به همه‌ی ایران',
          edition: { version: 4, by: 'پریسا رضایی', at: '2026-11-23T09:30:00.000Z' },
        }),
      },
      writeStaticPage: { first: refuse('edit_conflict'), afterwards: staticPage() },
    },
    steps: [{ fill: 'عنوان', with: ' و هزینه‌ها' }, 'ذخیره', { see: 'همکارتان هم‌زمان این را تغییر داده است' }],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
export const ForWriter: PageStory = {
  args: { path, responses: { getStaffMe: me('writer') }, shows: 'تغییر این صفحه اجازه‌ی انتشار می‌خواهد.' },
}
