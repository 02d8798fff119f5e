import type { ShopState } from '@hojreh/contract'
import type { OpeningStep } from '@hojreh/contract/admin'

const states: Record<ShopState, string> = {
  open: 'فروشگاه باز است · the shop is open',
  coming_soon: 'فروشگاه هنوز باز نشده است · the shop has not opened yet',
  paused: 'فروشگاه سفارش نمی‌پذیرد · the shop takes no orders',
}
const steps: Record<OpeningStep, string> = {
  name: 'نام فروشگاه · its name',
  logo: 'نشان فروشگاه · its logo',
  contact: 'آدرس و تلفن یا ایمیل · address and phone or e-mail',
  shipping: 'روش ارسال · a way of sending',
  payment: 'راه پرداخت · a way to pay',
  product: 'کالایی که دیده شود · a product that shows',
}

export const openingTexts = {
  states,
  missing: (step: OpeningStep) => `کم دارد: ${steps[step]} (missing)`,
  optional: (step: OpeningStep) => `دلخواه: ${steps[step]} (optional)`,
  already: 'همین حالا همین است · it is so already',
} as const
