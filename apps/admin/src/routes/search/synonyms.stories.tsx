import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf } from '../../../test/samples.ts'

const path = '/admin/synonyms'
const meta = { ...adminPages, title: 'Pages/Back office/Synonyms', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'ایرفرایر' } }
export const Empty: PageStory = {
  args: { path, responses: { listSynonyms: listOf([]) }, shows: 'گروهی نیست' },
}
