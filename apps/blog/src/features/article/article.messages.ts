import { toPersianDigits } from '@hojreh/persian'

export const articleMessages = {
  home: 'خانه',
  blog: 'بلاگ',
  by: (author: string) => `نوشته‌ی ${author}`,
  readingTime: (minutes: number) => `${toPersianDigits(minutes)} دقیقه مطالعه`,
  updated: (date: string) => `به‌روزرسانی: ${date}`,
  contents: 'در این نوشته می‌خوانید',
  tags: 'برچسب‌ها',
  products: 'کالاهای این نوشته',
  related: 'نوشته‌های نزدیک به این',
} as const
