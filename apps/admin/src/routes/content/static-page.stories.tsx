import { refuse } from '@hojreh/testing/page-story'
import { staticPage } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { signedIn } from '../../../test/samples.ts'

const path = '/admin/pages/shipping'
const meta = { ...adminPages, title: 'Pages/Back office/Static page', args: { path } }
export default meta

export const Written: PageStory = { args: { path, shows: 'بازگرداندن متن آغازین' } }
export const New: PageStory = {
  args: {
    path: '/admin/pages/warranty',
    responses: { getStaticPage: staticPage({ slug: 'warranty', title: '', bodyHtml: '', state: 'new' }) },
    shows: 'همین که ذخیره شد',
  },
}
/** Set for a minute, then thrown away. */
export const Scheduled: PageStory = {
  args: {
    path,
    responses: {
      getStaticPage: {
        first: staticPage({ pending: { publishAt: '2026-12-22T05:30:00.000Z' } }),
        afterwards: staticPage(),
      },
      dropPageDraft: staticPage(),
    },
    steps: ['دور انداختن پیش‌نویس'],
    shows: 'پیش‌نویس دور انداخته شود؟',
  },
}
const formerly = {
  ...{ version: 2, title: 'ارسال', by: 'پریسا رضایی', at: '2026-11-20T09:30:00.000Z' },
}
/** What it said before an edit comes back into the form. */
export const FormerWords: PageStory = {
  args: {
    path,
    responses: {
      listPageRevisions: [formerly],
      getPageRevision: { ...formerly, bodyHtml: '<p>با پست می‌فرستیم.</p>', seoTitle: '', seoDescription: '' },
    },
    steps: ['نسخه‌های پیشین'],
    shows: 'نسخه‌های پیشین',
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
/** A member without the permission to publish saves a draft; the form says why it is not published. */
export const ForWriter: PageStory = {
  args: {
    path,
    responses: {
      getStaffSession: signedIn('writer'),
      writeStaticPage: staticPage({ pending: { publishAt: null } }),
    },
    steps: [{ fill: 'عنوان', with: ' و هزینه‌ها' }, 'ذخیره'],
    shows:
      'آنچه ذخیره کنید پیش‌نویس می‌ماند و مشتری همان متن پیشین را می‌خواند. نشان دادن آن و زمان‌بندی با همکاری است که اجازه‌ی انتشار دارد.',
  },
}
/** What has a time is changed by those alone who may publish. */
export const ScheduledForWriter: PageStory = {
  args: {
    path,
    responses: {
      getStaffSession: signedIn('writer'),
      getStaticPage: staticPage({ pending: { publishAt: '2026-12-22T05:30:00.000Z' } }),
    },
    shows:
      'این متن زمان انتشار دارد و مشتری آن را خواهد خواند؛ تغییرش اجازه‌ی انتشار می‌خواهد. اگر چیزی باید عوض شود به همکاری بگویید که آن را زمان‌بندی کرده است.',
  },
}
