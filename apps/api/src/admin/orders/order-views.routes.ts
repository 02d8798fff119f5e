import { type OrderViewRow, orderViewRepository } from '../../modules/order-view/order-view.repository.ts'
import { removeOrderView, saveOrderView } from '../../workflows/orders/keep-order-views.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const toView = ({ id, name, question }: OrderViewRow) => ({ id, name, question })

export const registerOrderViews = (register: RegisterAdminEndpoint): void => {
  register('listOrderViews', async ({ desk, staff }) => {
    const views = await orderViewRepository(desk.database.db).ofMember(staff.staffId)
    return views.map(toView)
  })
  register('saveOrderView', async ({ desk, body }) => toView(await saveOrderView(desk, body)))
  register(
    'removeOrderView',
    async ({ desk, query }) => {
      await removeOrderView(desk, query.id)
      return { success: true as const }
    },
    'order_view',
  )
}
