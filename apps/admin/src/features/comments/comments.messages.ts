import { toPersianDigits } from '@hojreh/persian'

export const commentsMessages = {
  title: 'نظرها',
  filter: 'وضعیت نظرها',
  filters: { pending: 'در انتظار', published: 'منتشرشده', rejected: 'ردشده', all: 'همه' },
  statuses: { pending: 'در انتظار', published: 'منتشرشده', rejected: 'ردشده' },
  buyer: 'خریدار',
  on: (title: string) => `درباره‌ی ${title}`,
  pictures: 'عکس‌های این نظر',
  picture: (place: number) => `عکس ${toPersianDigits(place)} این نظر`,
  enlarge: 'دیدن در اندازه‌ی کامل',
  approve: 'انتشار',
  reject: 'رد',
  approved: 'نظر منتشر شد',
  rejected: 'نظر رد شد',
  reply: 'پاسخ فروشگاه',
  writeReply: 'پاسخ',
  editReply: 'ویرایش پاسخ',
  saveReply: 'ثبت پاسخ',
  close: 'بستن',
  emptyTitle: 'نظری نیست',
  empty: 'نظری با این وضعیت نداریم.',
} as const
