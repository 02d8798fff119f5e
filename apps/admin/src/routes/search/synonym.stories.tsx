import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/synonyms/fryer'
const meta = { ...adminPages, title: 'Pages/Back office/Synonym group', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'اکنون هر واژه پیدا می‌کند:' } }
export const Missing: PageStory = {
  args: { path, responses: { getSynonyms: refuse('not_found') }, shows: 'چنین گروهی نیست' },
}
