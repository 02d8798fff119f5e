export const shareMessages = {
  telegram: 'تلگرام',
  whatsapp: 'واتساپ',
  eitaa: 'ایتا',
  copied: 'پیوند این صفحه رونوشت شد',
  notCopied: 'رونوشت نشد؛ پیوند را از نوار آدرس مرورگر بردارید',
} as const
