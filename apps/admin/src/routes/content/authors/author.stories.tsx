import { refuse } from '@hojreh/testing/page-story'
import { authorRecord } from '../../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../../test/page-stories.tsx'
import { signedIn } from '../../../../test/samples.ts'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/Author',
  args: { path: '/admin/articles/authors/author-0001' },
}
export default meta

/** The name belongs to another author; the error is shown at its field. */
export const RenamedRefused: PageStory = {
  args: {
    responses: {
      editAuthor: refuse('author_name_taken', { fields: { name: 'نویسنده‌ی دیگری همین نام را دارد' } }),
    },
    steps: [{ fill: 'نام نویسنده', with: ' کهن' }, 'ذخیره'],
    shows: 'نویسنده‌ی دیگری همین نام را دارد',
  },
}
/** The other author is found in another spelling; a question comes before the merge. */
export const Merged: PageStory = {
  args: {
    responses: { mergeAuthors: authorRecord({ id: 'author-0002', name: 'نیما کاظمی' }) },
    steps: [
      { fill: 'در کدام نویسنده', with: 'نيما' },
      { option: 'نیما کاظمی ۰ مقاله' },
      'ادغام در نویسنده‌ی دیگر',
      { see: '«مریم راد» در «نیما کاظمی» ادغام شود؟' },
      'ادغام',
    ],
    shows: 'دو نویسنده یکی شدند',
  },
}
export const WithoutArticles: PageStory = {
  args: {
    responses: { getAuthor: authorRecord({ articles: 0 }), removeAuthor: { success: true } },
    steps: ['حذف نویسنده', { see: 'نویسنده‌ی مریم راد حذف شود؟' }, 'حذف نویسنده', { see: 'نویسنده حذف شد' }],
    // The list, whose code is loaded after the toast.
    shows: 'نویسنده‌ی تازه',
  },
}
/** Seen by a member who writes and may not publish. */
export const ForWriter: PageStory = {
  args: {
    responses: { getStaffSession: signedIn('writer') },
    shows: 'خوانندگان این نام و معرفی را می‌بینند؛ ویرایش آن اجازه‌ی انتشار می‌خواهد.',
  },
}
export const Missing: PageStory = {
  args: { responses: { getAuthor: refuse('not_found') }, shows: 'چنین نویسنده‌ای نیست' },
}
