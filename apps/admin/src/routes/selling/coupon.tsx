import { useGetCouponQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { couponsMessages as text } from '../../features/coupons/coupons.messages.ts'
import { EditCouponForm } from '../../features/coupons/edit-coupon-form.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** One coupon, to be changed for the orders to come. */
export const Component = () => {
  const { code = '' } = useParams()
  const query = useGetCouponQuery({ code }, { refetchOnMountOrArgChange: true })
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
            <EditCouponForm key={coupon.code} coupon={coupon} />
            <RecordBooks subject={`coupon:${coupon.code}`} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
