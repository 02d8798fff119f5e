import { useEditShippingRuleMutation, useLazyGetShippingRuleQuery } from '@hojreh/api/admin'
import type { ShippingRule } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel } from '../../shared/panel.tsx'
import { shippingMessages as text } from './shipping.messages.ts'
import { ShippingFields } from './shipping-fields.tsx'
import { changesOf, valuesOf } from './shipping-values.ts'

/** Changes a way of sending for the orders to come. */
export const EditShippingForm = ({ rule }: { rule: ShippingRule }) => {
  const { id } = rule
  const go = useGo()
  const [edit] = useEditShippingRuleMutation()
  const [load] = useLazyGetShippingRuleQuery()
  const leave = () => go(paths.shipping)
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
