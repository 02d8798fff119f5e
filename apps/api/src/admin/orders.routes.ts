import { listPlaces } from '../modules/geo/geo.service.ts'
import { editOrderAddress } from '../workflows/orders/edit-order-address.ts'
import { cancelByOperator, prepareOrder } from '../workflows/orders/fulfil-order.ts'
import { addOrderNote } from '../workflows/orders/note-order.ts'
import { deliverOrder, setTrackingCode } from '../workflows/orders/parcels/change-parcel.ts'
import { sendParcel, shipOrder } from '../workflows/orders/parcels/send-parcel.ts'
import { showPhones } from '../workflows/orders/show-phones.ts'
import { listAllOrders } from './list-orders.ts'
import { movedOrder } from './moved-order.ts'
import { orderRecord } from './order-record.ts'
import { actOnEach } from './orders/act-on-each.ts'
import { printOrders } from './orders/print-orders.ts'
import type { RegisterAdminEndpoint } from './register-admin-endpoint.ts'

const KIND = 'order'

export const registerAdminOrders = (register: RegisterAdminEndpoint): void => {
  register('listOrders', ({ desk, query }) => listAllOrders(desk.database.db, query))
  register('getOrder', ({ desk, staff, query }) => orderRecord(desk, staff, query.id))
  register('showPhones', ({ desk, query }) => showPhones(desk, query.id), KIND)
  register('startPacking', ({ desk, query }) => movedOrder(desk, query.id, prepareOrder), KIND)
  register(
    'shipOrder',
    ({ desk, query, body }) => movedOrder(desk, query.id, (by, order) => shipOrder(by, order, body)),
    KIND,
  )
  register(
    'setTrackingCode',
    ({ desk, query, body }) =>
      movedOrder(desk, query.id, (by) => setTrackingCode(by, query, body.trackingCode)),
    KIND,
  )
  const of = (ids: readonly string[]) => ids.map((id) => ({ id }))
  register('startPackingOrders', (input) => actOnEach(input, of(input.body.ids), prepareOrder))
  register('shipOrders', (input) =>
    actOnEach(input, input.body.parcels, (desk, parcel) => sendParcel(desk, parcel, parcel.trackingCode)),
  )
  register('deliverOrders', (input) => actOnEach(input, of(input.body.ids), deliverOrder))
  register('printOrders', ({ desk, staff, body }) => printOrders(desk, staff.permissions, body))
  register(
    'deliverOrder',
    ({ desk, query }) => movedOrder(desk, query.id, (by) => deliverOrder(by, query)),
    KIND,
  )
  register('cancelOrder', ({ desk, query }) => movedOrder(desk, query.id, cancelByOperator), KIND)
  register('editOrderAddress', ({ desk, query, body }) => editOrderAddress(desk, query.id, body), KIND)
  register('listPlaces', listPlaces)
  register(
    'addOrderNote',
    async ({ desk, query, body }) => {
      const { id, text, createdAt, staffName } = await addOrderNote(desk, query.id, body.text)
      return { id, text, at: createdAt.toISOString(), staffName }
    },
    KIND,
  )
}
