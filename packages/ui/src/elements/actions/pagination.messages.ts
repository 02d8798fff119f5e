export const paginationMessages = {
  pages: 'شماره صفحه‌ها',
  page: (page: string) => `صفحه ${page}`,
  nextPage: 'صفحه بعد',
  previousPage: 'صفحه قبل',
} as const
