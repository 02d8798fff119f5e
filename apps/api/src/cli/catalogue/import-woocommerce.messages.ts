import type { ImportCounts, ImportKind, ImportRunState, WooTrouble } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'

const kinds: Record<ImportKind, string> = {
  products: 'کالاها · products',
  customers: 'مشتریان · customers',
  reviews: 'دیدگاه‌ها · reviews',
  orders: 'سفارش‌ها · orders',
}
const states: Record<ImportRunState, string> = {
  running: 'در حال انجام · running',
  done: 'انجام شد · done',
  failed: 'نشد · failed',
  cancelled: 'متوقف شد · cancelled',
}

export const importWoocommerceTexts = {
  reading: (kind: ImportKind, page: number, pages: number | null) =>
    `${kinds[kind]}: ${formatNumber(page)} / ${pages === null ? '؟' : formatNumber(pages)}`,
  counts: (kind: ImportKind, { read, added, changed, unchanged, refused }: ImportCounts) =>
    `${kinds[kind]}: ${formatNumber(read)} خوانده، ${formatNumber(added)} تازه، ${formatNumber(changed)} تغییریافته، ${formatNumber(unchanged)} بی‌تغییر، ${formatNumber(refused)} پذیرفته‌نشده`,
  refused: (kind: ImportKind, id: string, reason: string) => `  ${kinds[kind]} ${id}: ${reason}`,
  over: (state: ImportRunState, trouble: WooTrouble | string | null) =>
    trouble ? `${states[state]} (${trouble})` : states[state],
  keysNeeded:
    'WOO_KEY و WOO_SECRET را در محیط بگذارید، نه در خط فرمان که همه می‌بینند · set WOO_KEY and WOO_SECRET in the environment',
  badAddress: 'نشانی فروشگاه را مانند https://old-shop.ir بنویسید · not an address',
  dryRun: 'آزمایشی بود: هیچ چیز در فروشگاه تغییر نکرد.',
  busy: 'آوردن دیگری در حال انجام است · another import is running',
} as const
