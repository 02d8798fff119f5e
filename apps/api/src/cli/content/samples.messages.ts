import type { KeptSample, Samples } from '@hojreh/contract/admin'

const reasons: Record<KeptSample['reason'], string> = {
  ordered: 'سفارش داده شده · ordered',
  commented: 'نظری دارد · commented on',
  changed: 'تغییر کرده · changed',
  in_use: 'کالای دیگری در آن است · in use',
}

export const samplesTexts = {
  state: ({ inShop }: Samples) =>
    inShop === 0
      ? 'نمونه‌ای در فروشگاه نیست · no samples'
      : `${inShop} نمونه در فروشگاه است · samples in the shop`,
  kept: ({ title, reason }: KeptSample) => `ماند (kept): ${title} – ${reasons[reason]}`,
  already: 'همین حالا همین است · it is so already',
  refused:
    'فروشگاه باز شده است، یا چیزی به نام نمونه‌ها دارد · the shop has been open, or has something of the samples’ names',
  warning: (inShop: number) =>
    `${inShop} نمونه هنوز در فروشگاه است و خریداران آن‌ها را سفارش می‌دهند: «samples remove»، یا «opening open --with-samples» · samples are left`,
} as const
