import { Link } from '@hojreh/ui'
import { phoneOrderMessages as text } from '../../features/phone-order/phone-order.messages.ts'
import { PhoneOrderForm } from '../../features/phone-order/phone-order-form.tsx'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

/** An order by phone. */
export const Component = () => (
  <>
    <Link href={paths.orders}>
      <Soft>{text.back}</Soft>
    </Link>
    <PageTitle title={text.title} />
    <PhoneOrderForm />
  </>
)
