import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { brand } from '../../../test/settings-samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Brand', args: { path: '/admin/settings/brand' } }
export default meta

const saved = { version: 1, by: 'نرگس امینی', at: '2026-11-23T11:30:00.000Z' }
const logo = { src: '/api/media/11111111111111111111111111111111/320.webp', width: 800, height: 800 }

export const ThemesOwn: PageStory = { args: { shows: 'گذاشتن نشان' } }
export const Chosen: PageStory = {
  args: { responses: { getBrand: brand({ color: '#8a1c4a', logo, edition: saved }) }, shows: 'برداشتن نشان' },
}
/** Yellow cannot be read on paper: the preview shows what shoppers will see. */
export const RefusedThenSent: PageStory = {
  args: {
    responses: {
      editBrand: {
        first: refuse('validation_failed', { fields: { color: 'رنگ دیگری بنویسید' } }),
        afterwards: brand({ color: '#f2c402', edition: saved }),
      },
    },
    steps: [
      { fill: 'رنگ دکمه‌ها و پیوندها', with: '#f2c401' },
      'ذخیره',
      { see: 'رنگ دیگری بنویسید' },
      { fill: 'رنگ دکمه‌ها و پیوندها', with: '{Backspace}2' },
      'ذخیره',
    ],
    shows: 'رنگ فروشگاه عوض شد',
  },
}
/** A colleague was quicker: the person chooses. */
export const Conflict: PageStory = {
  args: {
    responses: {
      getBrand: {
        first: brand({ color: '#8a1c4a' }),
        afterwards: brand({ color: '#22356f', edition: { ...saved, by: 'کاوه شریفی' } }),
      },
      editBrand: refuse('edit_conflict'),
    },
    steps: [
      { fill: 'رنگ دکمه‌ها و پیوندها', with: '{Backspace}b' },
      'ذخیره',
      { see: 'همکارتان هم‌زمان این را تغییر داده است' },
    ],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
export const Loading: PageStory = { args: { responses: { getBrand: 'never' }, shows: 'در حال بارگذاری' } }
