import { refuse } from '@hojreh/testing/page-story'
import { fryerSynonyms } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/synonyms/new'
const meta = { ...adminPages, title: 'Pages/Back office/New synonyms', args: { path } }
export default meta

export const AddRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      addSynonyms: {
        first: refuse('validation_failed', {
          fields: { terms: 'دو واژه برای جست‌وجو یکی است؛ یکی را بردارید' },
        }),
        afterwards: fryerSynonyms,
      },
    },
    steps: [
      { fill: 'واژه‌ها', with: 'لپ تاپ\nلپتاپ' },
      'ثبت',
      { see: 'دو واژه برای جست‌وجو یکی است؛ یکی را بردارید' },
      { fill: 'واژه‌ها', with: '\nنوت‌بوک' },
      'ثبت',
    ],
    shows: 'ثبت شد؛ جست‌وجوی فروشگاه از همین حالا چنین است',
  },
}
