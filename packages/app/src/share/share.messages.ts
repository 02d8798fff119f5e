export const shareMessages = {
  copied: 'پیوند این صفحه رونوشت شد',
  notCopied: 'رونوشت نشد؛ پیوند را از نوار نشانی مرورگر بردارید',
} as const
