import { formatNumber } from '@hojreh/persian'
import type { ImportReport } from '../workflows/import-products.ts'

const number = formatNumber

export const importTexts = {
  reading: (rows: number, share: number) =>
    `خواندن فایل: ${number(rows)} سطر، ${number(Math.floor(share * 100))}٪`,
  writing: (rows: number) => `نوشتن ${number(rows)} سطر در فروشگاه …`,
  unchanged: 'هیچ چیز تغییر نکرد.',
  dryRun: 'آزمایشی بود: هیچ چیز در فروشگاه تغییر نکرد.',
  summary: ({ rows, added, changed, unchanged, refused, seconds }: ImportReport) =>
    [
      `${number(rows)} سطر خوانده شد در ${number(Math.round(seconds * 10) / 10)} ثانیه`,
      `  تازه: ${number(added)}`,
      `  تغییریافته: ${number(changed)}`,
      `  بی‌تغییر: ${number(unchanged)}`,
      `  پذیرفته‌نشده: ${number(refused.length)}`,
    ].join('\n'),
  refusedTitle: 'سطرهایی که پذیرفته نشد:',
  refused: ({ line, reason, column, value, code }: ImportReport['refused'][number]) =>
    `  سطر ${number(line)}: ${reason}${column ? ` · ستون «${column}»` : ''}${value ? ` · «${value}»` : ''} [${code}]`,
  noticesTitle: 'سطرهایی که پذیرفته شد و خوب است بدانید:',
  notice: (reason: string, code: string, lines: number[], shown: number) =>
    `  ${number(lines.length)} سطر: ${reason} [${code}]؛ سطرهای ${lines.slice(0, shown).map(number).join('، ')}${lines.length > shown ? ' و …' : ''}`,
  columnsTitle: 'ستون‌های دیگر:',
  column: ({ column, use, filled }: ImportReport['columns'][number]) =>
    `  «${column}» (${number(filled)} سطر): ${use === 'attribute' ? 'ویژگی کالا شد' : 'در این فروشگاه کاربردی ندارد'}`,
  pictures: ({ there, waiting, again }: ImportReport['pictures']) =>
    [
      `تصویرها: ${number(there)} از پیش رسیده، ${number(waiting)} در صف دریافت${again > 0 ? ` (${number(again)} بار دیگر)` : ''}`,
      ...(waiting > 0 ? ['  آنچه نرسد: npm run shop -- pictures list --failed'] : []),
    ].join('\n'),
  reportWritten: (file: string) => `گزارش کامل: ${file}`,
} as const
