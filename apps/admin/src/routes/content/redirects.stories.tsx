import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf } from '../../../test/samples.ts'

const path = '/admin/redirects'
const meta = { ...adminPages, title: 'Pages/Back office/Redirects', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: '/page/nowruz' } }
export const Empty: PageStory = {
  args: { path, responses: { listRedirects: listOf([]) }, shows: 'جابه‌جایی‌ای نیست' },
}
