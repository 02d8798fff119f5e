import { formatNumber } from '@hojreh/persian'
import type { WordpressReport } from '../../workflows/import/wordpress/wordpress-report.ts'

const number = formatNumber

export const importWordpressTexts = {
  reading: (items: number, share: number) =>
    `خواندن فایل: ${number(items)} مورد، ${number(Math.floor(share * 100))}٪`,
  summary: ({
    items,
    articles,
    pages,
    comments,
    menuLinks,
    redirects,
    same,
    refused,
    seconds,
  }: WordpressReport) =>
    [
      `${number(items)} مورد خوانده شد در ${number(Math.round(seconds * 10) / 10)} ثانیه`,
      `  مقاله: ${number(articles)}`,
      `  صفحه: ${number(pages)}`,
      `  دیدگاه تاییدشده: ${number(comments)}`,
      `  پیوند منو: ${number(menuLinks)}`,
      `  جابه‌جایی نشانی: ${number(redirects)}`,
      `  از پیش در همین نشانی بود و دست نخورد: ${number(same)}`,
      `  پذیرفته‌نشده: ${number(refused.length)}`,
    ].join('\n'),
  refused: ({ line, title, reason }: WordpressReport['refused'][number]) =>
    `  سطر ${number(line)}: «${title}» ${reason}`,
  unredirected: ({ from, reason }: WordpressReport['unredirected'][number]) =>
    `  ${from} جابه‌جا نشد: ${reason}`,
  others: (kind: string, count: number) => `  ${number(count)} مورد از گونه‌ی ${kind} گرفته نشد`,
  pictures: (count: number) => `${number(count)} تصویر در پس‌زمینه دریافت می‌شود و هر کدام سر جای خود می‌نشیند.`,
  dryRun: 'آزمایشی بود: هیچ چیز در فروشگاه تغییر نکرد.',
  unchanged: 'هیچ چیز تغییر نکرد.',
} as const
