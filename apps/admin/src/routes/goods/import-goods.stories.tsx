import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/products/import'
const meta = { ...adminPages, title: 'Pages/Back office/Import', args: { path } }
export default meta

const missing = {
  ...{ done: 1_380, waiting: 6, failed: 2, products: 1 },
  items: (['gone', 'unreachable'] as const).map((trouble, n) => ({
    ...{ address: `https://old.example/wp-content/${n}.jpg`, sku: 'WC-118', title: 'سینی مسی', attempts: 6 },
    trouble,
  })),
}
export const PicturesMissing: PageStory = {
  args: {
    path,
    responses: { listMissingPictures: missing, retryPictures: { queued: 2 } },
    steps: ['۲ تصویر نخست', 'دریافت دوباره‌ی همه'],
    shows: 'تصویرها دوباره در صف دریافت است',
  },
}
export const Empty: PageStory = { args: { path, shows: 'آزمودن فایل' } }
