import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { category } from '../../../test/settings-samples.ts'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/New category',
  args: { path: '/admin/categories/new' },
}
export default meta

export const New: PageStory = { args: { shows: 'زیر کدام دسته' } }
export const NewRefusedThenSent: PageStory = {
  args: {
    responses: {
      addCategory: {
        first: refuse('category_title_taken', {
          fields: { title: 'دسته‌ی دیگری در همین جا همین نام را دارد' },
        }),
        afterwards: category(),
      },
    },
    steps: [
      { fill: 'نام دسته', with: 'فرش' },
      'ثبت دسته',
      { see: 'دسته‌ی دیگری در همین جا همین نام را دارد' },
      { fill: 'نام دسته', with: ' نو' },
      'ثبت دسته',
    ],
    shows: 'دسته ثبت شد',
  },
}
