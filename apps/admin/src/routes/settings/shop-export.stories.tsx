import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/export'
const meta = { ...adminPages, title: 'Pages/Back office/Export', args: { path } }
export default meta

export const Everything: PageStory = { args: { path, shows: 'با شماره موبایل و ایمیل مشتری‌ها' } }
