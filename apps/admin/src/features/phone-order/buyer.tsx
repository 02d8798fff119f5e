import { toPersianDigits } from '@hojreh/persian'
import { FormField, Link, PhoneInput } from '@hojreh/ui'
import { useForm } from 'react-final-form'
import { Panel, Soft, Warning } from '../../shared/panel.tsx'
import { customerHref } from '../../shared/record/customer-href.ts'
import { phoneOrderMessages as text } from './phone-order.messages.ts'
import { NEW_ADDRESS, phoneOrderRules as rules } from './phone-order-values.ts'
import { useBuyer } from './use-quote.ts'

const WhoItIs = () => {
  const { currentData: buyer } = useBuyer()
  if (!buyer) return null
  const { customer } = buyer
  if (!customer) return <Soft>{text.newBuyer}</Soft>
  if (customer.isBlocked) return <Warning>{text.blockedBuyer}</Warning>
  return (
    <Soft>
      {text.knownBuyer(customer.name, toPersianDigits(customer.orders))} –{' '}
      <Link href={customerHref(customer.id)} target="_blank">
        {text.seeBuyer}
      </Link>
    </Soft>
  )
}

/** Whose order it is, by their mobile number. */
export const Buyer = () => {
  const { change } = useForm()
  return (
    <Panel>
      <h2>{text.buyer}</h2>
      <FormField
        as={PhoneInput}
        name="phone"
        label={text.phone}
        isRequired
        autoFocus
        validate={rules.phone}
        onValue={() => change('addressId', NEW_ADDRESS)}
      />
      <div role="status">
        <WhoItIs />
      </div>
    </Panel>
  )
}
