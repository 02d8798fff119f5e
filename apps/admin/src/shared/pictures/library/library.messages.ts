export const libraryMessages = {
  open: 'از کتابخانه',
  close: 'بستن کتابخانه',
  title: 'تصویرهای کتابخانه',
  search: 'جست‌وجو در کتابخانه',
  searchHint: 'آنچه تصویر نشان می‌دهد',
  none: 'تصویری پیدا نشد.',
  more: 'تصویرهای بیشتر',
  unnamed: 'تصویر بی‌شرح',
} as const
