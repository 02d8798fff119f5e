import { useAddCouponMutation } from '@hojreh/api/admin'
import { CouponForm } from '../../features/coupons/coupon-form.tsx'
import { bodyOf, newCoupon } from '../../features/coupons/coupon-values.ts'
import { couponsMessages as text } from '../../features/coupons/coupons.messages.ts'
import { PageTitle } from '../../shared/page-title.tsx'

/** A new coupon. */
export const Component = () => {
  const [add] = useAddCouponMutation()
  return (
    <>
      <PageTitle title={text.newTitle} />
      <CouponForm isNew values={newCoupon} send={(values) => add({ code: values.code, ...bodyOf(values) })} />
    </>
  )
}
