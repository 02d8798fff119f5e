import type { ImportRun } from '@hojreh/contract/admin'
import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { importRun } from '../../../test/settings-samples.ts'

const path = '/admin/import'
const meta = { ...adminPages, title: 'Pages/Back office/Moving in', args: { path } }
export default meta

const counts = { read: 1_240, added: 1_198, changed: 0, unchanged: 38, refused: 4 }
const running: ImportRun = {
  ...importRun,
  ...{
    id: 'run-00000002',
    state: 'running',
    kind: 'orders',
    page: 7,
    pages: 25,
    isTrial: false,
    endedAt: null,
  },
  counts: { products: counts, customers: { ...counts, read: 812, added: 790, refused: 22 } },
}
const failed: ImportRun = {
  ...importRun,
  ...{ id: 'run-00000003', state: 'failed', trouble: 'unauthorized', counts: {}, refused: [] },
}

export const UnderWay: PageStory = {
  args: {
    path,
    responses: {
      listImportRuns: [running, importRun, failed],
      listTextPictures: { done: 31, waiting: 9, failed: 1 },
    },
    shows: 'سفارش‌ها، تنها برای خواندن: صفحه‌ی ۷ از ۲۵',
  },
}
export const First: PageStory = {
  args: {
    path,
    responses: { listImportRuns: [], listTextPictures: { done: 0, waiting: 0, failed: 0 } },
    shows: 'فایل وردپرس (xml)',
  },
}
export const WooRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      listImportRuns: [],
      listTextPictures: { done: 0, waiting: 0, failed: 0 },
      startWooImport: {
        first: refuse('conflict', { fields: { address: 'به این نشانی نمی‌رسیم' } }),
        afterwards: { id: 'run-00000004' },
      },
    },
    steps: [
      { fill: 'نشانی فروشگاه پیشین', with: 'old-shop.ir' },
      { fill: 'کلید مصرف‌کننده (ck_…)', with: 'ck_0123456789' },
      { fill: 'رمز مصرف‌کننده (cs_…)', with: 'cs_0123456789' },
      'آزمودن',
      { see: 'به این نشانی نمی‌رسیم' },
      { fill: 'نشانی فروشگاه پیشین', with: 'old-shop.com' },
      'آزمودن',
    ],
    shows: 'آغاز شد؛ می‌توانید این صفحه را ببندید',
  },
}
