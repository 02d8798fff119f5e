import { errorsMessages as text } from './errors.messages.ts'

/** Returns the 404 page's sentence and link for the kind of page that the path names; nothing for an unknown kind. */
export const whatIsMissing = (pathname: string) => {
  if (pathname.startsWith('/profile/orders/'))
    return { text: text.missing.order, way: { title: text.orders, href: '/profile/orders' } }
  if (pathname.startsWith('/blog/'))
    return { text: text.missing.article, way: { title: text.articles, href: '/blog' } }
  return pathname.startsWith('/shop/') ? { text: text.missing.product } : {}
}
