import { formatNumber, formatToman } from '@hojreh/persian'

export const moneyMessages = {
  title: (count: number) =>
    count === 1
      ? 'این قیمت بیش از ۴۰ درصد جابه‌جا می‌شود'
      : `قیمت ${formatNumber(count)} کالا بیش از ۴۰ درصد جابه‌جا می‌شود`,
  move: (title: string, from: number, to: number) =>
    `${title}: از ${formatToman(from)} به ${formatToman(to)}`,
  more: (count: number) => `و ${formatNumber(count)} کالای دیگر`,
  yes: 'قیمت درست است',
  no: 'دوباره می‌بینم',
  lookAgain: 'قیمت را دوباره ببینید؛ چیزی ذخیره نشد',
} as const
