/** A block of the home page as the screen sends it. */
export const sampleHomeBlock = {
  ...{
    id: 'newest',
    kind: 'goods',
    title: 'تازه‌ها',
    isHidden: false,
    sort: 'newest',
    category: '',
    take: 12,
  },
  ...{ from: null, until: null, slides: [], bodyHtml: '' },
}

/** A group of questions as the screen sends it. */
export const sampleQuestions = {
  title: 'ارسال',
  questions: [{ question: 'چند روز؟', answerHtml: '<p>دو تا پنج روز</p>' }],
}

/** Both menus as the screen sends them. */
export const sampleMenus = {
  header: [{ title: 'همه‌ی کالاها', url: '/shop' }],
  footer: [{ title: 'راهنما', links: [{ title: 'سوالات متداول', url: '/faq' }] }],
}
