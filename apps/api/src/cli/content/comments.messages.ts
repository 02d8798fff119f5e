import type { CommentStatus } from '@hojreh/contract'

export const commentsTexts = {
  status: {
    pending: 'در انتظار بررسی',
    published: 'منتشر شده',
    rejected: 'رد شده',
  } satisfies Record<CommentStatus, string>,
  none: 'نظری نیست · no comments',
  unknown: (id: string) => `نظری با این شناسه نیست · there is no comment ${id}`,
  published: 'نظر منتشر شد · published',
  rejected: 'نظر رد شد · rejected',
  replied: 'پاسخ نوشته شد · replied',
  replyRemoved: 'پاسخ برداشته شد · reply removed',
  buyer: 'خریدار',
  reply: 'پاسخ فروشگاه:',
}
