/** Why something of the other shop was not taken. */
export const wooRefusals = {
  unreadable: 'آنچه فروشگاه پیشین داد خوانا نبود',
  no_phone: 'شماره موبایل ایرانی ندارد، و ورود به این فروشگاه با موبایل است',
  no_product: 'کالای آن در این فروشگاه نیست',
  empty_review: 'متنی ندارد',
  unknown_currency: 'پول سفارش نه ریال است نه تومان',
  bad_sum: 'مبلغی در آن خوانا نیست',
  sums_differ: 'جمع سطرها با مبلغ سفارش نمی‌خواند',
} as const
export type WooRefusal = keyof typeof wooRefusals

export const wooImportMessages = {
  label: (origin: string, isTrial: boolean) => (isTrial ? `آزمودن ${origin}` : `آوردن از ${origin}`),
  product: (name: string, reason: string, value: string | null) =>
    value ? `«${name}»: ${reason} (${value})` : `«${name}»: ${reason}`,
  unredirected: (name: string, from: string, reason: string) =>
    `«${name}» آورده شد، ولی نشانی پیشین آن (${from}) به صفحه‌ی تازه نمی‌رود: ${reason}`,
} as const
