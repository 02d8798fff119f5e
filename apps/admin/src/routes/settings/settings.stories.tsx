import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { shopSettings } from '../../../test/settings-samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Settings', args: { path: '/admin/settings' } }
export default meta

const saved = { version: 1, by: 'نرگس امینی', at: '2026-11-23T11:30:00.000Z' }

export const Shown: PageStory = { args: { shows: 'آنچه روی سرور تنظیم می‌شود' } }
/** Closed for the holidays, and it can be opened again. */
export const Paused: PageStory = {
  args: {
    responses: {
      getShopOpening: {
        first: { state: 'open', missing: [], optional: [] },
        afterwards: { state: 'paused', missing: [], optional: [] },
      },
      closeShop: { state: 'paused', missing: [], optional: [] },
    },
    steps: ['بستن موقت فروشگاه', { see: 'فروشگاه بسته شود؟' }, 'بستن موقت فروشگاه'],
    shows: 'باز کردن فروشگاه',
  },
}
export const SealRefusedThenSent: PageStory = {
  args: {
    responses: {
      getShopSettings: shopSettings({ enamad: null }),
      editShopSettings: {
        first: refuse('validation_failed', { fields: { enamad: 'شناسه و کد نماد اعتماد' } }),
        afterwards: saved,
      },
    },
    steps: [
      { fill: 'نماد اعتماد (شناسه و کد)', with: '77' },
      'ذخیره',
      { see: 'شناسه و کد نماد اعتماد' },
      { fill: 'نماد اعتماد (شناسه و کد)', with: ' abcdefgh' },
      'ذخیره',
    ],
    shows: 'تنظیمات ذخیره شد',
  },
}
/** A colleague was quicker: what was typed stays, and the person chooses. */
export const Conflict: PageStory = {
  args: {
    responses: {
      getShopSettings: {
        first: shopSettings(),
        afterwards: shopSettings({ slogan: 'گلیم و جاجیم', edition: { ...saved, by: 'کاوه شریفی' } }),
      },
      editShopSettings: refuse('edit_conflict'),
    },
    steps: [
      { fill: 'یک جمله درباره‌ی فروشگاه', with: ' و نو' },
      'ذخیره',
      { see: 'همکارتان هم‌زمان این را تغییر داده است' },
    ],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
export const Loading: PageStory = {
  args: { responses: { getShopSettings: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: { responses: { getShopSettings: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
