import { authors } from './articles/authors.ts'
import { articles } from './articles/index.ts'
import { categories } from './catalog/categories.ts'
import { products } from './catalog/index.ts'
import { comments } from './comments/index.ts'
import { customer } from './customer/customer.ts'
import { coupons } from './site/coupons.ts'
import { siteContent } from './site/index.ts'
import type { DemoShop } from './types.ts'

/**
 * The whole demo shop: what a first start shows. Everything was written for this project.
 *
 * Money is in rial, weights in grams, times in days before the moment of seeding. HTML uses simple tags only and no
 * attributes. Every slug that one part names exists in the other. The same call always returns the same data.
 */
export function demoShop(): DemoShop {
  return structuredClone({
    categories,
    products,
    articles,
    authors,
    comments,
    siteContent,
    coupons,
    customer,
  })
}
