import { useAddShippingRuleMutation } from '@hojreh/api/admin'
import { paths } from '../../paths.ts'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { shippingMessages as text } from './shipping.messages.ts'
import { ShippingFields } from './shipping-fields.tsx'
import { bodyOf, newShipping } from './shipping-values.ts'

/** A new way of sending. */
export const NewShippingForm = () => {
  const [add] = useAddShippingRuleMutation()
  return (
    <Panel>
      <NewForm
        label={text.newTitle}
        values={newShipping}
        draft="shipping-new"
        add={(typed) => add(bodyOf(typed))}
        added={text.saved}
        hrefOf={() => paths.shipping}
        submitLabel={text.save}
      >
        <ShippingFields />
      </NewForm>
    </Panel>
  )
}
