export const shareMessages = {
  telegram: 'تلگرام',
  whatsapp: 'واتساپ',
  bale: 'بله',
  eitaa: 'ایتا',
  sms: 'پیامک',
  copied: 'لینک این صفحه کپی شد',
  notCopied: 'کپی نشد؛ لینک را از نوار آدرس مرورگر بردارید',
} as const
