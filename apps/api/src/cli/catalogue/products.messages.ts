import { formatNumber } from '@hojreh/persian'

export const productsTexts = {
  exported: (count: number, file: string) =>
    `${formatNumber(count)} کالا نوشته شد · products written: ${count}\n${file}`,
  stock:
    'اگر فروش ادامه دارد، پیش از بازگرداندن فایل ستون موجودی را بردارید: ستونی که نباشد چیزی را عوض نمی‌کند · Take the column of the stock out before you put the file back, if the shop sells meanwhile: a column that is not there changes nothing.',
} as const
