import { useCreateOrderMutation } from '@hojreh/api/admin'
import { useRef } from 'react'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { orderHref } from '../../shared/order-href.ts'
import { Buyer } from './buyer.tsx'
import { Goods } from './goods.tsx'
import { phoneOrderMessages as text } from './phone-order.messages.ts'
import { bodyOf, newPhoneOrder, type PhoneOrderValues } from './phone-order-values.ts'
import { Terms, type Told } from './terms.tsx'
import { WhereTo } from './where-to.tsx'

/** The form of an order that a customer places by phone. */
export const PhoneOrderForm = () => {
  const [create] = useCreateOrderMutation()
  const told = useRef<Told>({ total: null, recount: () => undefined })
  const add = async (values: PhoneOrderValues) => {
    const { total, recount } = told.current
    if (total === null) return { error: { message: text.noSum } }
    const result = await create(bodyOf(values, total))
    // A price, a coupon or the stock may have changed: the member sees what the order costs by now.
    if (result.error) recount()
    return result
  }
  return (
    <NewForm
      label={text.title}
      values={newPhoneOrder}
      draft="order:new"
      add={add}
      added={text.added}
      hrefOf={({ id }) => orderHref(id)}
      submitLabel={text.submit}
    >
      <Buyer />
      <Goods />
      <WhereTo />
      <Terms told={told} />
    </NewForm>
  )
}
