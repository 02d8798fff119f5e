export const paginationMessages = {
  pages: 'شماره‌ی صفحه‌ها',
  page: (page: string) => `صفحه ${page}`,
  nextPage: 'صفحه‌ی بعد',
  previousPage: 'صفحه‌ی قبل',
} as const
