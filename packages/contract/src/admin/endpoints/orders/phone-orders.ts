import { noBody, noQuery } from '../../../define-endpoint.ts'
import { address, addressBody } from '../../../endpoints/address.ts'
import { shippingMethod } from '../../../endpoints/orders/checkout.ts'
import { id, instant, line, phone, plainText, rial, wholeNumber } from '../../../fields.ts'
import { limits } from '../../../limits.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { maskedPhone } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'orders'
const access = 'orders.create'

/** For how many hours the desk may keep the goods of an order that it takes by phone. */
export const phoneOrderHours = [1, 3, 6, 12, 24, 48] as const
/** Of one product in an order that the desk writes. */
export const MOST_PIECES = 1_000

export const findBuyer = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/buyer',
  access,
  tag,
  summary: 'Who has a mobile number, for an order by phone',
  query: strict({ phone }),
  body: noBody,
  response: z.object({
    customer: z
      .object({ id, name: z.string(), orders: z.int(), isBlocked: z.boolean() })
      .nullable()
      .describe('Null: the order makes their account'),
    addresses: z
      .array(address.extend({ receiverPhone: maskedPhone }))
      .describe('None of somebody who never showed that the number is theirs'),
  }),
  errors: [],
})

/** `id.count`, as it stands in an address. */
export const wantedGoods = plainText(80)
  .regex(/^[A-Za-z0-9_-]{8,64}\.\d{1,4}$/, fieldMessages.invalid)
  .transform((typed) => {
    const [productId = '', count] = typed.split('.')
    return { productId, count: Number(count) }
  })
/** No product stands in it twice. */
export const areApart = (goods: readonly { productId: string }[]) =>
  new Set(goods.map(({ productId }) => productId)).size === goods.length

const couponCode = line(40)

export const quoteOrder = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/orders/quote',
  access,
  tag,
  summary: 'What an order by phone would cost now; nothing is held',
  query: strict({
    goods: z
      .union([wantedGoods.transform((one) => [one]), z.array(wantedGoods)], fieldMessages.invalid)
      .refine((goods) => goods.length <= limits.maxCartLines && areApart(goods), fieldMessages.invalid)
      .describe('May repeat: id and count with a full stop between them'),
    customerId: id.optional(),
    province: line(40).optional(),
    city: line(60).optional(),
    shippingMethodId: plainText(40).optional(),
    couponCode: couponCode.optional(),
  }),
  body: noBody,
  response: z.object({
    lines: z.array(
      z.object({
        productId: id,
        title: z.string(),
        unitPrice: rial,
        count: z.int(),
        maxCount: z.int().describe('How many one order may have of it now'),
        lineTotal: rial,
      }),
    ),
    methods: z.array(shippingMethod).describe('Of sending to the place; none before there is one'),
    goodsTotal: rial,
    couponProblem: z.string().nullable(),
    couponDiscount: rial,
    shippingFee: rial.nullable().describe('Null without a way of sending'),
    total: rial.nullable(),
  }),
  errors: [],
})

const { receiverName, receiverPhone, province, city, street, plaque, unit, postalCode } = addressBody.shape

export const createOrder = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/orders/create',
  access,
  tag,
  summary: 'Takes an order by phone: its goods are held, and its customer gets an SMS and pays as always',
  query: noQuery,
  body: strict({
    requestId: id.describe('Chosen by the page: the same one twice is one order'),
    phone,
    addressId: id.optional().describe('One of the customer’s; else `address`'),
    address: strict({
      receiverName,
      receiverPhone,
      province,
      city,
      street,
      plaque,
      unit,
      postalCode,
    }).optional(),
    lines: z
      .array(strict({ productId: id, count: wholeNumber(1, MOST_PIECES) }), messages.orderGoods)
      .min(1, messages.orderGoods)
      .max(limits.maxCartLines, fieldMessages.invalid)
      .refine(areApart, fieldMessages.invalid),
    shippingMethodId: plainText(40).min(1, messages.shippingMethod),
    couponCode: couponCode.optional(),
    note: line(300).default(''),
    heldHours: z.literal(phoneOrderHours, fieldMessages.invalid),
    total: z
      .int(fieldMessages.invalid)
      .min(0, fieldMessages.invalid)
      .describe('Rial that the customer was told; another sum by now is refused'),
  }).refine(({ address: typed, addressId }) => (typed === undefined) !== (addressId === undefined), {
    path: ['address'],
    error: fieldMessages.required,
  }),
  response: z.object({ id, orderNumber: z.string(), heldUntil: instant }),
  errors: [
    'not_found',
    'conflict',
    'customer_blocked',
    'order_sum_changed',
    'shop_closed',
    'product_unavailable',
    'insufficient_stock',
    'cart_problems',
    'order_too_small',
    'shipping_unavailable',
    'coupon_unknown',
    'coupon_refused',
  ],
})
