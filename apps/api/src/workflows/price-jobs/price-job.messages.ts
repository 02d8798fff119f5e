import { formatNumber } from '@hojreh/persian'

/** The name of a price job in lists, approvals and the books. */
export const priceJobMessages = {
  up: (percent: number) => `${formatNumber(percent)}٪ گران‌تر`,
  down: (percent: number) => `${formatNumber(percent)}٪ ارزان‌تر`,
  rounded: 'گرد کردن قیمت‌ها',
  goods: (count: number) => `${formatNumber(count)} کالا`,
} as const
