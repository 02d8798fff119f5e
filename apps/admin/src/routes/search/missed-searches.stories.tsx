import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf } from '../../../test/samples.ts'

const path = '/admin/synonyms/missed'
const meta = { ...adminPages, title: 'Pages/Back office/Missed searches', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'سماور زغالی' } }
export const Empty: PageStory = {
  args: { path, responses: { listMissedSearches: listOf([]) }, shows: 'جست‌وجوی بی‌نتیجه‌ای نیست' },
}
