import { useEditShippingRuleMutation, useLazyGetShippingRuleQuery } from '@hojreh/api/admin'
import type { ShippingRule } from '@hojreh/contract/admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { shippingMessages as text } from './shipping.messages.ts'
import { ShippingFields } from './shipping-fields.tsx'
import { changesOf, valuesOf } from './shipping-values.ts'

/** Changes a way of sending for the orders to come. */
export const EditShippingForm = ({ rule }: { rule: ShippingRule }) => {
  const { id } = rule
  const navigate = useNavigate()
  const [edit] = useEditShippingRuleMutation()
  const [load] = useLazyGetShippingRuleQuery()
  const leave = () => void navigate(paths.shipping)
  return (
    <Panel>
      <EditForm
        label={text.editTitle(rule.title)}
        labels={text.fields}
        record={rule}
        valuesOf={valuesOf}
        draft={`shipping:${id}`}
        save={(changed, version) => edit({ query: { id }, body: { ...changesOf(changed), version } })}
        reload={() => load({ id })}
        saved={text.saved}
        onSaved={leave}
        onCancel={leave}
      >
        <ShippingFields />
      </EditForm>
    </Panel>
  )
}
