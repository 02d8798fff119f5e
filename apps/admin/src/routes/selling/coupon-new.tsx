import { useAddCouponMutation } from '@hojreh/api/admin'
import { CouponFields } from '../../features/coupons/coupon-fields.tsx'
import { bodyOf, newCoupon } from '../../features/coupons/coupon-values.ts'
import { couponsMessages as text } from '../../features/coupons/coupons.messages.ts'
import { paths } from '../../paths.ts'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel } from '../../shared/panel.tsx'

/** A new coupon. */
export const Component = () => {
  const [add] = useAddCouponMutation()
  return (
    <>
      <PageTitle title={text.newTitle} />
      <Panel>
        <NewForm
          label={text.save}
          values={newCoupon}
          draft="coupon-new"
          add={(typed) => add({ code: typed.code, ...bodyOf(typed) })}
          added={text.saved}
          hrefOf={() => paths.coupons}
          submitLabel={text.save}
        >
          <CouponFields isNew />
        </NewForm>
      </Panel>
    </>
  )
}
