import { useGetShippingRuleQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { EditShippingForm } from '../../features/shipping/edit-shipping-form.tsx'
import { shippingMessages as text } from '../../features/shipping/shipping.messages.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** One way of sending, to be changed for the orders to come. */
export const Component = () => {
  const { id = '' } = useParams()
  const query = useGetShippingRuleQuery({ id }, { refetchOnMountOrArgChange: true })
  if (isMissing(query))
    return (
      <MissingRecord
        title={text.missingTitle}
        text={text.missing}
        list={{ href: paths.shipping, label: text.title }}
      />
    )
  return (
    <>
      <Link href={paths.shipping}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={query.currentData ? text.editTitle(query.currentData.title) : text.loading} />
      <Loaded query={query}>
        {(rule) => (
          <Stack>
            <EditShippingForm key={rule.id} rule={rule} />
            <RecordBooks subject={`shipping:${rule.id}`} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
