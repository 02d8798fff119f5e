import { formatNumber } from '@hojreh/persian'

const ahead = (count: number): string =>
  count === 0 ? 'کسی جلوتر از شما نیست' : `${formatNumber(count)} نفر جلوتر از شما هستند`

export const queueMessages = {
  waits: (title: string, place: number, before: number): string =>
    `نوبت شما در صف خرید «${title}» ${formatNumber(place)} است و ${ahead(before)}؛ سبد و نوبت شما می‌ماند`,
  allHeld: (title: string): string =>
    `نوبت شماست، و همه‌ی «${title}»های مانده در حال پرداخت است؛ اگر کسی نپردازد، به شما می‌رسد`,
} as const
