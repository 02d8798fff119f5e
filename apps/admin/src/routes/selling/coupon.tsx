import { useEditCouponMutation, useGetCouponQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { CouponForm } from '../../features/coupons/coupon-form.tsx'
import { bodyOf, valuesOf } from '../../features/coupons/coupon-values.ts'
import { couponsMessages as text } from '../../features/coupons/coupons.messages.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'

/** One coupon, to be changed for the orders to come. */
export const Component = () => {
  const { code = '' } = useParams()
  const query = useGetCouponQuery({ code }, { refetchOnMountOrArgChange: true })
  const [edit] = useEditCouponMutation()
  if (isMissing(query))
    return (
      <MissingRecord
        title={text.missingTitle}
        text={text.missing}
        list={{ href: paths.coupons, label: text.title }}
      />
    )
  return (
    <>
      <Link href={paths.coupons}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={query.currentData ? text.editTitle(query.currentData.code) : text.loading} />
      <Loaded query={query}>
        {(coupon) => (
          <Stack>
            {coupon.uses > 0 && <Soft>{text.usedNote}</Soft>}
            <CouponForm
              key={coupon.code}
              values={valuesOf(coupon)}
              isUsed={coupon.uses > 0}
              send={(values) => edit({ query: { code: coupon.code }, body: bodyOf(values) })}
            />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
