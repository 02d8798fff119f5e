import { formatJalaliDateTime } from '@hojreh/persian'
import { refuse } from '@hojreh/testing/page-story'
import { articleRecord } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { before, signedIn } from '../../../test/samples.ts'

const path = '/admin/articles/article-0001'
const meta = { ...adminPages, title: 'Pages/Back office/Article', args: { path } }
export default meta

const draft = articleRecord({ state: 'draft', publishedAt: null })

export const Published: PageStory = { args: { path, shows: 'برداشتن از بلاگ' } }
export const Scheduled: PageStory = {
  args: {
    path,
    responses: { getArticle: articleRecord({ state: 'scheduled', publishedAt: '2026-12-20T15:00:00.000Z' }) },
    shows: 'انتشار همین حالا',
  },
}
/** Seen by a member who writes and may not publish. */
export const DraftOfWriter: PageStory = {
  args: { path, responses: { getArticle: draft, getStaffSession: signedIn('writer') }, shows: 'پیش‌نمایش' },
}
export const PublishedForWriter: PageStory = {
  args: {
    path,
    responses: { getStaffSession: signedIn('writer') },
    shows: 'این مقاله دیده می‌شود یا زمان انتشار دارد؛ ویرایش آن اجازه‌ی انتشار می‌خواهد.',
  },
}
export const ScheduleRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      getArticle: draft,
      publishArticle: {
        first: refuse('validation_failed', {
          fields: { at: 'روز و ساعت را مانند ۱۴۰۵/۰۹/۰۱ ۱۸:۳۰ وارد کنید' },
        }),
        afterwards: articleRecord({ state: 'scheduled', publishedAt: '2026-12-20T15:00:00.000Z' }),
      },
    },
    steps: [
      { fill: 'زمان انتشار (به وقت تهران)', with: '1405/09/29' },
      'زمان‌بندی',
      { see: 'روز و ساعت را مانند ۱۴۰۵/۰۹/۰۱ ۱۸:۳۰ وارد کنید' },
      { fill: 'زمان انتشار (به وقت تهران)', with: ' 18:30' },
      'زمان‌بندی',
    ],
    shows: 'مقاله زمان‌بندی شد',
  },
}
/** A former version is put back into the form and saved from there. */
export const FormerVersionBroughtBack: PageStory = {
  args: {
    path,
    steps: ['نسخه‌های پیشین', `نرگس امینی، ${formatJalaliDateTime(before(30))}`],
    shows: 'گذاشتن این نسخه در فرم',
  },
}
export const Missing: PageStory = {
  args: { path, responses: { getArticle: refuse('not_found') }, shows: 'چنین مقاله‌ای نیست' },
}
