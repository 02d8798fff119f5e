export const commentMessages = {
  received: 'نظر شما ثبت شد و پس از بررسی نمایش داده می‌شود',
  questionReceived: 'پرسش شما رسید؛ پاسخ آن را با پیامک خبر می‌دهیم',
  pictureAlt: 'عکسی که خریدار از این کالا گرفته است',
  /** Stands for customers who have not told their name; their phone number is nobody's business. */
  namelessAuthor: 'کاربر فروشگاه',
}
