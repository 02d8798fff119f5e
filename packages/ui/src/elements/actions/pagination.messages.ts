export const paginationMessages = {
  pages: 'شماره صفحه‌ها',
  page: (page: string) => `صفحه ${page}`,
  nextPage: 'صفحه‌ی بعد',
  previousPage: 'صفحه‌ی قبل',
} as const
