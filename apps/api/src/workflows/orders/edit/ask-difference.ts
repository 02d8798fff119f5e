import { formatToman } from '@hojreh/persian'
import type { Db } from '../../../db/client.ts'
import type { LockedOrder } from '../../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../../modules/order/order-sms.ts'
import type { OrderEditRow } from '../../../modules/order-edit/order-edit.repository.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { differenceOf, orderLink } from './apply-edit.ts'

/** Asks the customer of a paid order for what it costs more. */
export const askDifference = (
  tx: Db,
  dependencies: Dependencies,
  order: LockedOrder,
  edit: OrderEditRow,
): Promise<void> =>
  tellByOrderSms(
    tx,
    dependencies,
    order,
    'difference_due',
    orderLink(dependencies.config, order.id),
    formatToman(differenceOf(edit)),
    edit.id,
  )
