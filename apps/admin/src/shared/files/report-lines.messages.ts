export const reportLinesMessages = {
  more: (shown: string) => `${shown} سطر نخست؛ همه در فایل است.`,
  keep: 'دریافت همه‌ی این سطرها',
} as const
