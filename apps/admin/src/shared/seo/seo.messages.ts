export const seoMessages = {
  fields: { seoTitle: 'عنوان در جست‌وجو', seoDescription: 'توضیح در جست‌وجو' },
  empty: {
    seoTitle: 'خالی: همان نام، تا ۶۰ حرف',
    seoDescription: 'خالی: همان توضیح کوتاه، تا ۱۵۵ حرف',
  },
  length: (letters: string, most: string) => `${letters} از ${most} حرف`,
  tooLong: (letters: string, most: string) => `${letters} حرف؛ پس از ${most} حرف بریده می‌شود`,
  search: 'پیش‌نمایش در جست‌وجو',
  chat: 'پیش‌نمایش در پیام‌رسان‌ها',
  noTitle: 'عنوان صفحه',
} as const
