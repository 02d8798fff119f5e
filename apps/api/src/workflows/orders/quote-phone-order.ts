import { errorCatalogue } from '@hojreh/contract'
import type { AdminResponse, adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { amountsOf, maxCountOf } from '../../modules/cart/cart.rules.ts'
import { priceCart } from '../../modules/cart/price-cart.ts'
import { readDeliveryTerms } from '../../modules/content/delivery-terms.ts'
import { couponRepository } from '../../modules/coupon/coupon.repository.ts'
import { normalizeCode } from '../../modules/coupon/coupon.rules.ts'
import { quoteShipping } from '../../modules/shipping/shipping.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { linesOf } from './phone-goods.ts'

type Call = typeof adminEndpoints.quoteOrder
type Question = z.output<Call['query']>

/** The typed code as it is in the books; null when none was typed, undefined when there is none like it. */
const codeOf = async (db: Db, typed = ''): Promise<string | null | undefined> =>
  typed === '' ? null : (await couponRepository(db).find(normalizeCode(typed)))?.code

/** What an order by phone would cost now; nothing is held, and placing it counts anew. */
export const quotePhoneOrder = async (
  dependencies: Dependencies,
  question: Question,
): Promise<AdminResponse<Call>> => {
  const { db } = dependencies.database
  const lines = await linesOf(db, question.goods, dependencies.clock())
  const { goodsTotal, weightGrams } = amountsOf(lines)
  const { province, city, shippingMethodId } = question
  const terms = await readDeliveryTerms(db)
  const place = province && city ? { from: terms.province, province, city } : null
  const methods = place
    ? await quoteShipping(db, { ...place, goodsTotal, weightGrams }, dependencies.clock(), terms)
    : []
  const couponCode = await codeOf(db, question.couponCode)
  const cart = {
    customerId: question.customerId ?? '',
    couponCode: couponCode ?? null,
    shippingMethodId: shippingMethodId ?? null,
  }
  const automatic = await couponRepository(db).automatic()
  const { method, coupon, shippingFee, total } = await priceCart(
    db,
    { cart, lines, address: place, automatic },
    dependencies.clock(),
  )
  return {
    lines: lines.map((line) => ({
      productId: line.productId,
      title: line.title,
      unitPrice: line.price,
      count: line.count,
      maxCount: maxCountOf(line),
      lineTotal: line.price * line.count,
    })),
    methods,
    goodsTotal,
    couponProblem: couponCode === undefined ? errorCatalogue.coupon_unknown.message : coupon.problem,
    couponDiscount: coupon.discount,
    shippingFee: method && shippingFee,
    total: method && total,
  }
}
