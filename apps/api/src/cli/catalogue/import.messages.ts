import { formatNumber } from '@hojreh/persian'
import { columnNames } from '../../modules/import/column-names.messages.ts'
import type { ImportReport } from '../../workflows/import/import-products.ts'
import type { TakenPictures } from '../../workflows/import/take-local-pictures.ts'

const number = formatNumber

const uses: Record<ImportReport['columns'][number]['use'], string> = {
  attribute: 'ویژگی کالا شد و همه آن را می‌بینند',
  private: 'ناشناخته است و گرفته نشد؛ اگر می‌خواهید همه آن را ببینند، با --attribute نامش را بگویید',
  unused: 'در این فروشگاه کاربردی ندارد',
}
const cellOf = (column: string | null, value: string | null) =>
  `${column ? ` · ستون «${column}»` : ''}${value ? ` · «${value}»` : ''}`

export const importTexts = {
  reading: (rows: number, share: number) =>
    `خواندن فایل: ${number(rows)} سطر، ${number(Math.floor(share * 100))}٪`,
  writing: (rows: number) => `نوشتن ${number(rows)} سطر در فروشگاه …`,
  unchanged: 'هیچ چیز تغییر نکرد.',
  dryRun: 'آزمایشی بود: هیچ چیز در فروشگاه تغییر نکرد.',
  summary: ({ rows, added, changed, unchanged, families, refused, seconds }: ImportReport) =>
    [
      `${number(rows)} سطر خوانده شد در ${number(Math.round(seconds * 10) / 10)} ثانیه`,
      `  تازه: ${number(added)}`,
      `  تغییریافته: ${number(changed)}`,
      `  بی‌تغییر: ${number(unchanged)}`,
      `  پذیرفته‌نشده: ${number(refused.length)}`,
      ...(families > 0 ? [`  (${number(families)} سطر از این‌ها کالای مادر است و گروه شد، نه کالا)`] : []),
    ].join('\n'),
  refusedTitle: 'سطرهایی که پذیرفته نشد:',
  refused: ({ line, reason, column, value, code }: ImportReport['refused'][number]) =>
    `  سطر ${number(line)}: ${reason}${cellOf(column, value)} [${code}]`,
  noticesTitle: 'سطرهایی که پذیرفته شد و خوب است بدانید:',
  notice: (reason: string, code: string, lines: number[], shown: number) =>
    `  ${number(lines.length)} سطر: ${reason} [${code}]؛ سطرهای ${lines.slice(0, shown).map(number).join('، ')}${lines.length > shown ? ' و …' : ''}`,
  noticedCell: ({ line, column, value }: ImportReport['notices'][number]) =>
    `    سطر ${number(line)}${cellOf(column, value)}`,
  changesTitle: 'در کالاهایی که هستند:',
  change: ({ column, changed, emptied }: ImportReport['changes'][number]) =>
    `  ${columnNames[column]}: ${number(changed)} کالا تغییر می‌کند${emptied > 0 ? `؛ از ${number(emptied)} کالا چیزی پاک می‌شود` : ''}`,
  retitledTitle: (count: number) => `${number(count)} کالا نامی می‌گیرد که به نام کنونی‌اش نمی‌ماند:`,
  retitled: ({ line, sku, from, to }: ImportReport['retitled'][number]) =>
    `  سطر ${number(line)}: ${sku} · «${from}» ← «${to}»`,
  missingTitle: (count: number) => `${number(count)} کالا در این فایل نیست و پنهان می‌شود:`,
  missing: ({ sku, title }: ImportReport['missing'][number]) => `  ${sku} · ${title}`,
  more: (count: number) => `  و ${number(count)} کالای دیگر`,
  agree: 'این فایل آنچه را در بالا آمده پاک یا جایگزین می‌کند. انجام شود؟ (بله/خیر) ',
  sayYes:
    'این فایل چیزی از کالاهای موجود را پاک می‌کند یا نامشان را به نام کالایی دیگر برمی‌گرداند؛ نخست با --dry-run ببینید، سپس با --yes بگویید که می‌خواهید.',
  wrongColumn: (names: string) => `«نام ستون=معنا»، و معنا یکی از این‌ها: ${names}`,
  wrongSource: 'نامی بی‌فاصله از حرف، رقم، «-»، «_» و «.»؛ جز plain و demo',
  columnsTitle: 'ستون‌های دیگر:',
  column: ({ column, use, filled }: ImportReport['columns'][number]) =>
    `  «${column}» (${number(filled)} سطر): ${uses[use]}`,
  pictures: ({ there, waiting, again }: ImportReport['pictures']) =>
    [
      `تصویرها: ${number(there)} از پیش رسیده، ${number(waiting)} در صف دریافت${again > 0 ? ` (${number(again)} بار دیگر)` : ''}`,
      ...(waiting > 0 ? ['  آنچه نرسد: npm run shop -- pictures list --failed'] : []),
    ].join('\n'),
  takingPictures: (done: number, all: number) => `تصویرها: ${number(done)} از ${number(all)}`,
  takenPictures: ({ taken, failed }: TakenPictures) =>
    [
      `تصویرهای کنار فایل: ${number(taken)} گرفته شد، ${number(failed)} گرفته نشد`,
      ...(failed > 0 ? ['  دلیل: npm run shop -- pictures list --failed'] : []),
    ].join('\n'),
  reportWritten: (file: string) => `گزارش کامل: ${file}`,
} as const
