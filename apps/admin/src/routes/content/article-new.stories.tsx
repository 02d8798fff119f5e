import { refuse } from '@hojreh/testing/page-story'
import { articleRecord } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/articles/new'
const meta = { ...adminPages, title: 'Pages/Back office/New article', args: { path } }
export default meta

export const New: PageStory = { args: { path, shows: 'ذخیره‌ی پیش‌نویس' } }
export const NewRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      addArticle: {
        first: refuse('slug_taken', { fields: { slug: 'نشانی دیگری برگزینید؛ این یکی هست' } }),
        afterwards: articleRecord({ state: 'draft', publishedAt: null }),
      },
    },
    steps: [
      { fill: 'عنوان', with: 'گلیم قشقایی' },
      { fill: 'نشانی مقاله', with: 'gelim' },
      'ذخیره‌ی پیش‌نویس',
      { see: 'نشانی دیگری برگزینید؛ این یکی هست' },
      { fill: 'نشانی مقاله', with: '-2' },
      'ذخیره‌ی پیش‌نویس',
    ],
    shows: 'پیش‌نویس ذخیره شد',
  },
}
