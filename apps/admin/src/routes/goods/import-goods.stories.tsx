import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/products/import'
const meta = { ...adminPages, title: 'Pages/Back office/Import', args: { path } }
export default meta

export const Empty: PageStory = { args: { path, shows: 'آزمودن فایل' } }
