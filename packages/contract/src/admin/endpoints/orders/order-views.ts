import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, plainText, requiredLine } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'orders'

export const savedView = z.object({
  id,
  name: z.string(),
  question: z.string().describe('The query string of the list'),
})

export const listOrderViews = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/order-views',
  access: 'orders.view',
  tag,
  summary: 'The views of the list of orders that the member keeps for themselves',
  query: noQuery,
  body: noBody,
  response: z.array(savedView),
  errors: [],
})

export const saveOrderView = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order-view',
  access: 'orders.view',
  tag,
  summary: 'Keeps a view under a name; another one of this name is replaced',
  query: noQuery,
  body: strict({ name: requiredLine(40, messages.viewName), question: plainText(500) }),
  response: savedView,
  errors: ['order_views_full'],
})

export const removeOrderView = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order-view/remove',
  access: 'orders.view',
  tag,
  summary: 'Removes a view',
  query: strict({ id }),
  body: noBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
})
