import { formatToman } from '@hojreh/persian'

const PARTS = 4

export const digipayMessages = {
  title: 'خرید اقساطی با دیجی‌پی',
  text: (amount: number) =>
    `حدود ۴ قسط ${formatToman(Math.ceil(amount / PARTS / 10) * 10)}؛ شرایط نهایی در دیجی‌پی`,
}
