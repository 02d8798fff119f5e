import type { ShippingRule } from '@hojreh/contract/admin'
import { readDeliveryTerms } from '../../modules/content/delivery-terms.ts'
import { withEdition, withEditions } from '../../modules/edition/edition.service.ts'
import {
  type ShippingRule as ShippingRow,
  shippingRepository,
} from '../../modules/shipping/shipping.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { DELIVERY_SUBJECT, editDeliveryTerms } from '../../workflows/settings/edit-delivery-terms.ts'
import {
  addShippingRule,
  editShippingRule,
  orderShippingRules,
  shippingSubject,
  switchShippingRule,
} from '../../workflows/shipping/manage-shipping.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'shipping'

export const registerShipping = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  const toRule = ({ position, ...rule }: ShippingRow) => rule
  const read = (id: string): Promise<ShippingRule> =>
    withEdition(db, shippingSubject(id), async () => {
      const row = await shippingRepository(db).find(id)
      if (!row) throw new DomainError('not_found')
      return toRule(row)
    })
  const list = (): Promise<ShippingRule[]> =>
    withEditions(
      db,
      ({ id }) => shippingSubject(id),
      async () => (await shippingRepository(db).list()).map(toRule),
    )
  const readTerms = () => withEdition(db, DELIVERY_SUBJECT, () => readDeliveryTerms(db))
  register('getDeliveryTerms', readTerms)
  register('editDeliveryTerms', async ({ desk, body }) => {
    await editDeliveryTerms(desk, body)
    return readTerms()
  })
  register('listShippingRules', list)
  register('getShippingRule', ({ query }) => read(query.id))
  register('addShippingRule', async ({ desk, body }) => read(await addShippingRule(desk, body)))
  register(
    'editShippingRule',
    async ({ desk, query: { id }, body }) => {
      await editShippingRule(desk, id, body)
      return read(id)
    },
    KIND,
  )
  register('orderShippingRules', async ({ desk, body: { ids } }) => {
    await orderShippingRules(desk, ids)
    return list()
  })
  register(
    'stopShippingRule',
    async ({ desk, query: { id } }) => {
      await switchShippingRule(desk, id, false)
      return read(id)
    },
    KIND,
  )
  register(
    'resumeShippingRule',
    async ({ desk, query: { id } }) => {
      await switchShippingRule(desk, id, true)
      return read(id)
    },
    KIND,
  )
}
