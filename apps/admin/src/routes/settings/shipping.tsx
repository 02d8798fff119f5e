import { useListShippingRulesQuery } from '@hojreh/api/admin'
import { Button, EmptyState } from '@hojreh/ui'
import Truck from 'lucide-react/icons/truck'
import { deliveryDaysMessages as days } from '../../features/delivery-days/delivery-days.messages.ts'
import { shippingMessages as text } from '../../features/shipping/shipping.messages.ts'
import { ShippingRows } from '../../features/shipping/shipping-rows.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack, Warning } from '../../shared/panel.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

/** How the shop sends parcels: where, for how much, how fast. */
export const Component = () => {
  const rules = useListShippingRulesQuery(undefined, { refetchOnMountOrArgChange: true })
  useRowKeys()
  return (
    <>
      <PageTitle title={text.title}>
        <Button variant="text" href={paths['delivery-days']}>
          {days.link}
        </Button>
        <Button href={paths['shipping-new']}>{text.add}</Button>
      </PageTitle>
      <Loaded query={rules}>
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState icon={<Truck size={28} />} title={text.emptyTitle} text={text.none} />
          ) : (
            <Stack>
              <Soft>{text.lead}</Soft>
              {shown.every(({ isActive }) => !isActive) && <Warning>{text.noneOn}</Warning>}
              <ShippingRows rules={shown} />
            </Stack>
          )
        }
      </Loaded>
    </>
  )
}
