import { type AdminArgOf, useListCouponsQuery } from '@hojreh/api/admin'
import { Button, EmptyState, FilterLinks } from '@hojreh/ui'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { useSearchParams } from 'react-router-dom'
import { CouponRows } from '../../features/coupons/coupon-rows.tsx'
import { couponsMessages as text } from '../../features/coupons/coupons.messages.ts'
import { paths } from '../../paths.ts'
import { filterLinksOf } from '../../shared/filter-links-of.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

const questions = ['state', 'after']

/** The coupons of the shop, newest first. */
export const Component = () => {
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const coupons = useListCouponsQuery(asked as AdminArgOf<'listCoupons'>, { refetchOnMountOrArgChange: true })
  useRowKeys()
  return (
    <>
      <PageTitle title={text.title}>
        <Button href={paths['coupon-new']}>{text.add}</Button>
      </PageTitle>
      <FilterLinks
        label={text.filter}
        links={filterLinksOf(paths.coupons, search, 'state', text.filters, 'all')}
      />
      <Loaded query={coupons}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState icon={<TicketPercent size={28} />} title={text.emptyTitle} text={text.none} />
          ) : (
            <>
              <CouponRows coupons={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
