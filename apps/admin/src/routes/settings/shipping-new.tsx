import { Link } from '@hojreh/ui'
import { NewShippingForm } from '../../features/shipping/new-shipping-form.tsx'
import { shippingMessages as text } from '../../features/shipping/shipping.messages.ts'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

/** A new way of sending. */
export const Component = () => (
  <>
    <Link href={paths.shipping}>
      <Soft>{text.back}</Soft>
    </Link>
    <PageTitle title={text.newTitle} />
    <NewShippingForm />
  </>
)
