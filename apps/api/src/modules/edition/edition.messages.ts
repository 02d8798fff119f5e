export const editionMessages = {
  conflict: (name: string, time: string) =>
    `${name} این را در ${time} تغییر داده است؛ آنچه نوشته‌اید ذخیره نشد`,
} as const
