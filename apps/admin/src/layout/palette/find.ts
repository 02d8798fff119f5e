import { useListCustomersQuery, useListOrdersQuery, useListProductsQuery } from '@hojreh/api/admin'
import { useSettled } from '@hojreh/app'
import { normalizeText, toPersianDigits } from '@hojreh/persian'
import { useMay } from '../../shared/me.ts'
import { orderHref } from '../../shared/order-href.ts'
import { orderStatusVariants } from '../../shared/order-status.ts'
import { customerHref } from '../../shared/record/customer-href.ts'
import { productHref } from '../../shared/record/product-href.ts'
import { layoutMessages as text } from '../layout.messages.ts'

/** One line of the palette: it leads somewhere or does something. */
export interface Hit {
  key: string
  group: string
  label: string
  hint?: string
  href?: string
  run?: () => void
}

const SETTLE_MS = 150
const SHORTEST = 2
const MOST = 5

/** Those whose words have what was typed in them. */
export const matching = (hits: readonly Hit[], typed: string): Hit[] => {
  const words = normalizeText(typed).split(' ').filter(Boolean)
  return hits.filter(({ label }) => words.every((word) => normalizeText(label).includes(word)))
}

/** Orders, customers and goods by what was typed, as far as the member may see them. */
export const useFound = (typed: string): { hits: Hit[]; isLooking: boolean } => {
  const may = useMay()
  const q = useSettled(typed.trim(), SETTLE_MS)
  const isShort = q.length < SHORTEST
  const query = { q, take: MOST }
  const orders = useListOrdersQuery(query, { skip: isShort || !may('orders.view') })
  const customers = useListCustomersQuery(query, { skip: isShort || !may('customers.view') })
  const products = useListProductsQuery(query, { skip: isShort || !may('products.view') })
  const groups = text.palette.groups
  const hits: Hit[] = [
    ...(orders.currentData?.items ?? []).map((order) => ({
      key: `order:${order.id}`,
      group: groups.orders,
      label: text.palette.order(toPersianDigits(order.orderNumber), order.receiverName),
      hint: orderStatusVariants[order.status].label,
      href: orderHref(order.id),
    })),
    ...(customers.currentData?.items ?? []).map(({ id, name, phone }) => ({
      key: `customer:${id}`,
      group: groups.customers,
      label: name || toPersianDigits(phone),
      hint: toPersianDigits(phone),
      href: customerHref(id),
    })),
    ...(products.currentData?.items ?? []).map(({ productId, title, sku }) => ({
      key: `product:${productId}`,
      group: groups.products,
      label: title,
      hint: sku,
      href: productHref(productId),
    })),
  ]
  // Results of a shorter query are not shown: Enter would open one of them.
  const isOld = typed.trim() !== q
  const isLooking = isOld || [orders, customers, products].some(({ isFetching }) => isFetching)
  return { hits: isShort || isOld ? [] : hits, isLooking }
}
