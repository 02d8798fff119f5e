export const contentMessages = {
  home: 'خانه',
  aboutUs: 'درباره ما',
  contactUs: 'تماس با ما',
  faq: 'سوالات متداول',
  license: 'مجوزها',
  address: 'نشانی',
  phones: 'تلفن',
  email: 'رایانامه',
  hours: 'ساعت کاری',
  map: 'دیدن روی نقشه',
  noQuestions: 'هنوز پرسشی ثبت نشده است',
} as const
