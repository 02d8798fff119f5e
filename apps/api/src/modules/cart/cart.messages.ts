import { toPersianDigits } from '@hojreh/persian'

export const cartMessages = {
  insufficientStock: (title: string, left: number) =>
    left > 0
      ? `موجودی این کالا کافی نیست؛ از «${title}» تنها ${toPersianDigits(left)} عدد مانده است`
      : `موجودی این کالا کافی نیست؛ «${title}» تمام شده است`,
  maxPerOrder: (title: string, max: number) =>
    `از «${title}» در هر سفارش بیش از ${toPersianDigits(max)} عدد نمی‌توان خرید`,
}
