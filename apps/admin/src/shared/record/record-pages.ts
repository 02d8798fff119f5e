import { paths } from '../../paths.ts'

/** The page of a record, by the kind that the books name it with: `order:<id>`. */
const pages: Readonly<Record<string, string>> = {
  order: paths.order,
  customer: paths.customer,
  product: paths.product,
  category: paths.category,
  maker: paths.maker,
  synonyms: paths.synonym,
  coupon: paths.coupon,
  shipping: paths['shipping-rule'],
  article: paths.article,
  author: paths.author,
  page: paths['static-page'],
  picture: paths.picture,
  sms_text: paths['sms-text'],
  message: paths.messages,
  comment: paths.comments,
  question: paths.questions,
  sms: paths.sms,
  staff: paths.staff,
  role: paths.staff,
  'price-job': paths['price-jobs'],
  'settings:shop': paths.settings,
  'settings:opening': paths.settings,
  'settings:brand': paths.brand,
  'settings:payment': paths['payment-ways'],
  'settings:delivery': paths['delivery-days'],
  'settings:home': paths['home-page'],
  'settings:faq': paths.faq,
  'settings:menus': paths.menus,
  'settings:redirects': paths.redirects,
}

/** Returns the address of the record that a row of the books is about; undefined for what has no page of its own. */
export const recordHref = (subject: string): string | undefined => {
  const colon = subject.indexOf(':')
  const page = pages[subject] ?? pages[subject.slice(0, colon)]
  return page?.replace(/:\w+$/, encodeURIComponent(subject.slice(colon + 1)))
}

/** Returns the address of the rows of the books by this member, or about this record. */
export const booksHref = (of: { staffId: string } | { subject: string }): string =>
  `${paths.books}?${new URLSearchParams(of)}`
