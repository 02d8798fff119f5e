import { useGetDeliveryTermsQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { deliveryDaysMessages as text } from '../../features/delivery-days/delivery-days.messages.ts'
import { DeliveryDaysForm } from '../../features/delivery-days/delivery-days-form.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** When the shop sends: from this follows what shoppers are promised. */
export const Component = () => {
  const terms = useGetDeliveryTermsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <Link href={paths.shipping}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.title} />
      <Loaded query={terms}>
        {(shown) => (
          <Stack>
            <Soft>{text.lead}</Soft>
            <DeliveryDaysForm terms={shown} />
            <RecordBooks subject="settings:delivery" />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
