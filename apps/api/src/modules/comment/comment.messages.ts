export const commentMessages = {
  received: 'نظر شما ثبت شد و پس از بررسی نمایش داده می‌شود',
  questionReceived: 'پرسش شما رسید؛ پاسخ آن را با پیامک خبر می‌دهیم',
  pictureAlt: 'عکسی که خریدار از این کالا گرفته است',
  /** Shown for customers who gave no name; their phone number stays private. */
  namelessAuthor: 'کاربر فروشگاه',
}
