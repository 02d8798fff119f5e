import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/pages'
const meta = { ...adminPages, title: 'Pages/Back office/Static pages', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'شیوه‌های ارسال' } }
export const WrongAddress: PageStory = {
  args: {
    path,
    steps: [{ fill: 'نشانی صفحه‌ی تازه', with: 'a/b' }, 'نوشتن صفحه'],
    shows: 'نشانی از حرف، رقم و خط تیره است',
  },
}
export const Loading: PageStory = {
  args: { path, responses: { listStaticPages: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: {
    path,
    responses: { listStaticPages: refuse('forbidden') },
    shows: 'این بخش در اختیار نقش شما نیست',
  },
}
