import { formatNumber } from '@hojreh/persian'
import type { PaymentWay } from '../steps.ts'

const goal: Record<PaymentWay, string> = {
  online: 'درگاه بانک',
  instalments: 'درگاه پرداخت قسطی',
  card: 'صفحه‌ی شماره کارت',
}

export const queueMessages = {
  title: (product: string) => `در صف خرید «${product}» هستید`,
  place: 'نوبت شما',
  ahead: 'جلوتر از شما',
  people: (count: number) => (count === 0 ? 'هیچ‌کس' : `${formatNumber(count)} نفر`),
  told: (place: number, before: number) =>
    before > 0
      ? `نوبت شما ${formatNumber(place)} است و ${formatNumber(before)} نفر جلوتر از شما هستند`
      : `نوبت شما ${formatNumber(place)} است و کسی جلوتر از شما نیست`,
  next: (way: PaymentWay) =>
    `این صفحه را باز نگه دارید؛ نوبتتان که برسد خودش به ${goal[way]} می‌رود. با بستن صفحه هم جای شما می‌ماند.`,
  honest: 'رسیدن نوبت، کالا را نگه نمی‌دارد: کالا وقتی برای شما کنار گذاشته می‌شود که به پرداخت بروید.',
  allHeld: 'همه‌ی آنچه مانده در حال پرداخت است؛ اگر کسی نپردازد، به نوبت به شما می‌رسد.',
  away: 'ارتباط قطع است؛ جای شما در صف می‌ماند.',
  leave: 'نمی‌خواهم منتظر بمانم',
  turn: 'نوبت شماست؛ به پرداخت می‌رویم …',
} as const
