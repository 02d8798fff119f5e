import { type Address, type Gift, orderStatuses } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'
import { addresses } from '../address/address.tables.ts'
import { products, type StoredImage } from '../catalog/catalog.tables.ts'
import { customers } from '../identity/identity.tables.ts'
import { staff } from '../staff/staff.tables.ts'

/** The address of an order, as it was when the order was placed. */
export type AddressSnapshot = Omit<Address, 'id' | 'isDefault' | 'title'>

/** A discount as the customer of a cart saw it last, and what the goods cost without it. Rial. */
export interface ShownDiscount {
  goodsTotal: number
  discount: number
  isShippingFree: boolean
}

const statusColumn = () => text({ enum: orderStatuses }).notNull()

/** The cart is the customer's one order with status `pending`; what is null in it is set when it is placed. */
export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    status: statusColumn(),
    orderNumber: text().unique(),
    addressId: text().references(() => addresses.id, { onDelete: 'set null' }),
    shippingMethodId: text(),
    note: text().notNull().default(''),
    /** Null when the order is no gift; in a placed order, as it was at that time. */
    gift: jsonb().$type<Gift>(),
    address: jsonb().$type<AddressSnapshot>(),
    shippingMethodTitle: text(),
    /** Sum of the lines at list prices. */
    subtotal: rialColumn(),
    discount: rialColumn(),
    couponCode: text(),
    /** The coupon's discount; in a cart it is computed anew each time. */
    couponDiscount: rialColumn().notNull().default(0),
    /** The coupon's title, when it applied without being typed. */
    promotionTitle: text(),
    /** In a cart, see {@link ShownDiscount}; null for none. */
    shownDiscount: jsonb().$type<ShownDiscount>(),
    shippingFee: rialColumn(),
    total: rialColumn(),
    /** Rial to transfer from card to card: the total and a few rial that no other unpaid order has. */
    cardAmount: rialColumn(),
    trackingCode: text(),
    /** Whether a transfer was ever reported for it; set by a trigger. */
    hasCardPayment: boolean().notNull().default(false),
    /** Closed, and placed long ago; see `archiveOrders`. */
    isArchived: boolean().notNull().default(false),
    /** Why the customer wants to send it back. */
    returnReason: text(),
    placedAt: instantColumn(),
    /** Until when staff keep the goods of an order that they took by phone; null for an order that was a cart. */
    heldUntil: instantColumn(),
    /** Chosen by the page of the back office, so that a request that comes twice makes one order. */
    deskRequestId: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('orders_one_cart').on(table.customerId).where(sql`${table.status} = 'pending'`),
    // A customer's cart is read on most pages, and the orders of all customers are many: this index holds only the
    // carts and what is not paid yet.
    index('orders_unpaid')
      .on(table.customerId)
      .where(sql`${table.status} IN ('pending', 'awaiting_payment')`),
    index('orders_customer_newest').on(table.customerId, table.placedAt.desc(), table.id),
    index('orders_by_status').on(table.status, table.placedAt.desc(), table.id),
    // The id of a deleted address is removed from the orders that name it.
    index('orders_address').on(table.addressId).where(sql`${table.addressId} IS NOT NULL`),
    // For the staff, who search among all orders; the sums of a day are read from it alone.
    index('orders_by_time')
      .on(table.placedAt.desc(), table.id, table.status, table.total)
      .where(sql`${table.status} <> 'pending'`),
    index('orders_by_card')
      .on(table.placedAt.desc(), table.id, table.status)
      .where(sql`${table.hasCardPayment} AND ${table.status} <> 'pending'`),
    index('orders_tracking_code').on(table.trackingCode).where(sql`${table.trackingCode} IS NOT NULL`),
    index('orders_receiver_phone').on(sql`(${table.address} ->> 'receiverPhone')`),
    // A name is searched among the archived orders or among the others: an index of names, and one by time, for each.
    index('orders_current_name')
      .using('gin', sql`(${table.address} ->> 'receiverName') gin_trgm_ops`)
      .where(sql`NOT ${table.isArchived}`),
    index('orders_archived_name')
      .using('gin', sql`(${table.address} ->> 'receiverName') gin_trgm_ops`)
      .where(sql`${table.isArchived}`),
    index('orders_current')
      .on(table.placedAt.desc(), table.id, table.status)
      .where(sql`NOT ${table.isArchived} AND ${table.status} <> 'pending'`),
    index('orders_archived')
      .on(table.placedAt.desc(), table.id, table.status)
      .where(sql`${table.isArchived} AND ${table.status} <> 'pending'`),
    uniqueIndex('orders_desk_request').on(table.deskRequestId).where(sql`${table.deskRequestId} IS NOT NULL`),
    uniqueIndex('orders_one_card_amount')
      .on(table.cardAmount)
      .where(sql`${table.status} IN ('awaiting_payment', 'awaiting_review')`),
    check(
      'orders_placed_is_complete',
      sql`${table.status} = 'pending' OR num_nulls(${table.orderNumber}, ${table.address}, ${table.shippingMethodId}, ${table.shippingMethodTitle}, ${table.subtotal}, ${table.discount}, ${table.shippingFee}, ${table.total}, ${table.placedAt}) = 0`,
    ),
    check(
      'orders_amounts_add_up',
      sql`${table.total} IS NULL OR (${table.total} > 0 AND ${table.total} = ${table.subtotal} - ${table.discount} - ${table.couponDiscount} + ${table.shippingFee})`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id),
    count: integer().notNull(),
    /** In a cart: the price when the customer last touched the line. In an order: what is paid for one. */
    unitPrice: rialColumn().notNull(),
    /** In a cart: the price that the customer saw last; a higher price must be shown before it is paid. */
    shownPrice: rialColumn().notNull(),
    listPrice: rialColumn(),
    /** Snapshots, taken when the order is placed. */
    title: text(),
    slug: text(),
    image: jsonb().$type<StoredImage>(),
    addedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index('order_lines_product').on(table.productId),
    check('order_lines_count', sql`${table.count} > 0`),
  ],
)

/** Every move of an order, with who made it and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: idColumn(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: statusColumn(),
    by: text({ enum: ['customer', 'system', 'operator'] }).notNull(),
    /** The member of staff; null for customers, the system and the command line. */
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** The operator's note: a reference, a reason. */
    note: text().notNull().default(''),
    at: instantColumn().notNull(),
    /** The order of moves that were made at the same instant. */
    sequence: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.sequence),
    // Reviews are requested some days after the delivery.
    index('order_events_delivered').on(table.at, table.orderId).where(sql`${table.status} = 'delivered'`),
  ],
)

/** Counters without gaps: their row is locked until the transaction that took a number commits. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: integer().notNull(),
})
