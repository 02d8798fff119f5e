import { useGetCustomerQuery } from '@hojreh/api/admin'
import { useParams } from 'react-router-dom'
import { customerMessages as text } from '../../features/customer/customer.messages.ts'
import { CustomerView } from '../../features/customer/customer-view.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { LoadingHeading } from '../../shared/loading/loading-heading.tsx'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { sharedMessages } from '../../shared/shared.messages.ts'

/** One customer. Forms of another one are other forms. */
export const Component = () => {
  const { id = '' } = useParams()
  const query = useGetCustomerQuery({ id }, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  if (isMissing(query))
    return (
      <MissingRecord
        title={text.missingTitle}
        text={text.missing}
        list={{ href: paths.customers, label: text.toCustomers }}
      />
    )
  return (
    <>
      {!query.currentData && (
        <>
          <title>{sharedMessages.windowTitle(text.loading)}</title>
          <LoadingHeading>{text.loading}</LoadingHeading>
        </>
      )}
      <Loaded query={query}>{(customer) => <CustomerView key={customer.id} customer={customer} />}</Loaded>
    </>
  )
}
