import { errorsMessages as text } from './errors.messages.ts'

/** What was looked for at an address where there is nothing, and where else it may be. */
export const whatIsMissing = (pathname: string) => {
  if (pathname.startsWith('/profile/orders/'))
    return { text: text.missing.order, way: { title: text.orders, href: '/profile/orders' } }
  if (pathname.startsWith('/blog/'))
    return { text: text.missing.article, way: { title: text.articles, href: '/blog' } }
  return pathname.startsWith('/shop/') ? { text: text.missing.product } : {}
}
