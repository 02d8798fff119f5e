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
    /** Null when it is none; in an order, as it was when that was placed. */
    gift: jsonb().$type<Gift>(),
    address: jsonb().$type<AddressSnapshot>(),
    shippingMethodTitle: text(),
    /** Sum of the lines at list prices. */
    subtotal: rialColumn(),
    discount: rialColumn(),
    couponCode: text(),
    /** The coupon's discount; in a cart it is computed anew each time. */
    couponDiscount: rialColumn().notNull().default(0),
    /** What the coupon is called, when it applied without being typed. */
    promotionTitle: text(),
    /** In a cart, see {@link ShownDiscount}; null for none. */
    shownDiscount: jsonb().$type<ShownDiscount>(),
    shippingFee: rialColumn(),
    total: rialColumn(),
    /** Rial to transfer from card to card: the total and a few rial that no other unpaid order has. */
    cardAmount: rialColumn(),
    trackingCode: text(),
    /** Whether somebody ever reported a transfer for it; a trigger says so. */
    hasCardPayment: boolean().notNull().default(false),
    /** Closed, and placed long ago; see `archiveOrders`. */
    isArchived: boolean().notNull().default(false),
    /** Why the customer wants to send it back. */
    returnReason: text(),
    placedAt: instantColumn(),
    /** Until when the desk keeps the goods of an order that it took by phone; null for a cart's. */
    heldUntil: instantColumn(),
    /** Chosen by the page of the desk: a press that comes twice makes one order. */
    deskRequestId: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('orders_one_cart').on(table.customerId).where(sql`${table.status} = 'pending'`),
    // A cart is read at most pages, and those of all customers are many: theirs alone, and what they have not paid yet.
    index('orders_unpaid')
      .on(table.customerId)
      .where(sql`${table.status} IN ('pending', 'awaiting_payment')`),
    index('orders_customer_newest').on(table.customerId, table.placedAt.desc(), table.id),
    index('orders_by_status').on(table.status, table.placedAt.desc(), table.id),
    // An address that goes is taken out of the orders that name it.
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
    // A name is looked for among the archived ones or among the others: their names, and both by time.
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
    /** In a cart: the price that the customer saw last; paying more than that needs another look. */
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
    /** Who of the staff; null for customers, the system and the command line. */
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** The operator's note: a reference, a reason. */
    note: text().notNull().default(''),
    at: instantColumn().notNull(),
    /** Two moves may be made at one instant. */
    sequence: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.sequence),
    // Reviews are asked for some days after it.
    index('order_events_delivered').on(table.at, table.orderId).where(sql`${table.status} = 'delivered'`),
  ],
)

/** Counters without gaps: their row is locked until the transaction that took a number commits. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: integer().notNull(),
})
