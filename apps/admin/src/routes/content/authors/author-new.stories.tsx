import { refuse } from '@hojreh/testing/page-story'
import { authorRecord } from '../../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../../test/page-stories.tsx'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/New author',
  args: { path: '/admin/articles/authors/new' },
}
export default meta

const taken = 'نویسنده‌ی دیگری همین نام را دارد'
export const NewRefusedThenSent: PageStory = {
  args: {
    responses: {
      addAuthor: {
        first: refuse('author_name_taken', { fields: { name: taken } }),
        afterwards: authorRecord(),
      },
    },
    steps: [
      { fill: 'نام نویسنده', with: 'مریم' },
      'ثبت نویسنده',
      { see: taken },
      { fill: 'نام نویسنده', with: ' راد' },
      'ثبت نویسنده',
    ],
    shows: 'نویسنده ثبت شد',
  },
}
