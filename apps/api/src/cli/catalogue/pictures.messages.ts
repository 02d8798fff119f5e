import { formatNumber } from '@hojreh/persian'
import type { PictureCounts } from '../../modules/media/downloads/picture-failures.repository.ts'

export const picturesTexts = {
  headings: ['کد کالا', 'کالا', 'وضعیت', 'بار', 'دلیل', 'نشانی'],
  statuses: { waiting: 'در صف', failed: 'نیازمند شما', done: 'رسیده' },
  noFile: 'فایلش گرفته نشد؛ دوباره درون‌ریزی کنید · import the file again',
  none: 'تصویری نیست که نرسیده باشد · no picture is missing',
  sums: ({ done, waiting, failed, products }: PictureCounts) =>
    `${formatNumber(done)} رسیده، ${formatNumber(waiting)} در صف، ${formatNumber(failed)} نرسیده از ${formatNumber(products)} کالا · there: ${done}, waiting: ${waiting}, failed: ${failed}`,
  requeued: (count: number) => `${count} تصویر دوباره در صف است · pictures in the queue again: ${count}`,
  nothingFailed: 'تصویری که نرسیده باشد نیست · nothing to ask for again',
} as const
