import type { Permission } from '@hojreh/contract/admin'
import { mayOpen, type PageName } from '../../page-needs.ts'
import { paths } from '../../paths.ts'
import { layoutMessages } from '../layout.messages.ts'
import type { Hit } from './find.ts'

const { groups, acts, pages } = layoutMessages.palette

interface Place {
  page: PageName
  label: string
}

/** Acts that a member can begin from any page. */
const begun: readonly Place[] = [
  { page: 'order-new', label: acts.order },
  { page: 'product-new', label: acts.product },
  { page: 'price-jobs', label: acts.prices },
  { page: 'import-goods', label: acts.goods },
  { page: 'category-new', label: acts.category },
  { page: 'maker-new', label: acts.maker },
  { page: 'coupon-new', label: acts.coupon },
  { page: 'article-new', label: acts.article },
  { page: 'author-new', label: acts.author },
  { page: 'shipping-new', label: acts.shipping },
  { page: 'redirect-new', label: acts.redirect },
  { page: 'synonym-new', label: acts.synonyms },
  { page: 'moving-in', label: acts.moving },
]

/** Pages beneath a page of the menu. */
const beneath: readonly Place[] = [
  { page: 'price-grid', label: pages.prices },
  { page: 'makers', label: pages.makers },
  { page: 'missed-searches', label: pages.missed },
  { page: 'authors', label: pages.authors },
  { page: 'brand', label: pages.brand },
  { page: 'sms-texts', label: pages.smsTexts },
  { page: 'delivery-days', label: pages.days },
]

const hitsOf =
  (places: readonly Place[], group: string) =>
  (permissions: readonly Permission[]): Hit[] =>
    places
      .filter(({ page }) => mayOpen(page, permissions))
      .map(({ page, label }) => ({ key: page, group, label, href: paths[page] }))

/** Places that the member may open. */
export const pagesBeneath = hitsOf(beneath, groups.pages)
export const actsOf = hitsOf(begun, groups.acts)
