import type { ApiError } from '@hojreh/api'
import { useApplyCouponMutation } from '@hojreh/api/react'
import { useErrorToast } from '@hojreh/app'
import type { Cart } from '@hojreh/contract'
import { CouponField } from '@hojreh/ui'

/** The coupon of the cart. */
export const Coupon = ({ cart: { couponCode, couponProblem } }: { cart: Cart }) => {
  const [applyCoupon, { isLoading }] = useApplyCouponMutation()
  const tellError = useErrorToast()
  const remove = async () => {
    const { error } = await applyCoupon({ code: '' })
    if (error) tellError(error)
  }
  return (
    <CouponField
      code={couponCode}
      problem={couponProblem}
      isBusy={isLoading}
      onApply={async (code) => {
        const { error } = await applyCoupon({ code })
        return error && ((error as ApiError).fields?.code ?? (error as ApiError).message)
      }}
      onRemove={() => void remove()}
    />
  )
}
