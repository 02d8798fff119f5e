import { useFindBuyerQuery, useQuoteOrderQuery } from '@hojreh/api/admin'
import { useSettled } from '@hojreh/app'
import { normalizePhone } from '@hojreh/persian'
import { useFormState } from 'react-final-form'
import { NEW_ADDRESS, type PhoneOrderValues } from './phone-order-values.ts'

const useValues = () => useFormState<PhoneOrderValues>({ subscription: { values: true } }).values

/** The customer of a number, once it is complete. */
export const useBuyer = () => {
  const phone = normalizePhone(useValues().phone)
  return useFindBuyerQuery({ phone }, { skip: !/^09\d{9}$/.test(phone) })
}

/** What the order costs as it stands; what was told stays while it is counted anew. */
export const useQuote = () => {
  const values = useValues()
  const { currentData: buyer } = useBuyer()
  const couponCode = useSettled(values.couponCode.trim())
  const { addressId, lines, shippingMethodId } = values
  const own = buyer?.addresses.find(({ id }) => id === addressId)
  const { province, city } = addressId === NEW_ADDRESS ? values : (own ?? { province: '', city: '' })
  return useQuoteOrderQuery(
    {
      goods: lines.map(({ productId, count }) => `${productId}.${count}`),
      ...(buyer?.customer && { customerId: buyer.customer.id }),
      ...(province && city && { province, city }),
      ...(shippingMethodId && { shippingMethodId }),
      ...(couponCode && { couponCode }),
    },
    { skip: lines.length === 0, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
}
