import { adminPages, type PageStory } from '../../../../test/page-stories.tsx'

const meta = { ...adminPages, title: 'Pages/Back office/Media', args: { path: '/admin/media' } }
export default meta

export const Filled: PageStory = { args: { shows: 'کاسه‌ی مسی قلم‌زده' } }
export const Empty: PageStory = {
  args: {
    responses: { listMedia: { items: [], next: null, total: 0 } },
    shows: 'هنوز تصویری نیست',
  },
}
