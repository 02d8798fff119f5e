import { editOrderLines } from '../../workflows/orders/edit/edit-order-lines.ts'
import { quoteOrderEdit } from '../../workflows/orders/edit/quote-order-edit.ts'
import { receiveDifference } from '../../workflows/orders/edit/receive-difference.ts'
import { withdrawOrderEdit } from '../../workflows/orders/edit/withdraw-edit.ts'
import { movedOrder } from '../moved-order.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'order'

export const registerOrderEdits = (register: RegisterAdminEndpoint): void => {
  register('quoteOrderEdit', ({ desk, query }) => quoteOrderEdit(desk, query))
  register('editOrderLines', ({ desk, query, body }) => editOrderLines(desk, query.id, body), KIND)
  register('withdrawOrderEdit', ({ desk, query }) => movedOrder(desk, query.id, withdrawOrderEdit), KIND)
  register(
    'receiveDifference',
    ({ desk, query, body }) => movedOrder(desk, query.id, (by, order) => receiveDifference(by, order, body)),
    KIND,
  )
}
