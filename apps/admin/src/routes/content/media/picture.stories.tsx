import { refuse } from '@hojreh/testing/page-story'
import { mediaRecord } from '../../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../../test/page-stories.tsx'

const path = `/admin/media/${'a'.repeat(32)}`
const meta = { ...adminPages, title: 'Pages/Back office/Picture', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'کجا دیده می‌شود' } }
export const Unused: PageStory = {
  args: {
    path,
    responses: {
      getMedia: mediaRecord({ uses: [], unusedSince: '2026-11-20T08:00:00.000Z', addedBy: null }),
    },
    shows: 'کجا دیده می‌شود',
  },
}
export const Missing: PageStory = {
  args: { path, responses: { getMedia: refuse('not_found') }, shows: 'چنین تصویری نیست' },
}
