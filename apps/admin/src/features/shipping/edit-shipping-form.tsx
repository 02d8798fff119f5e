import { useEditShippingRuleMutation, useLazyGetShippingRuleQuery } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { ShippingRule } from '@hojreh/contract/admin'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EditForm, type Seen } from '../../shared/edit/edit-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { shippingMessages as text } from './shipping.messages.ts'
import { ShippingFields } from './shipping-fields.tsx'
import { changesOf, type ShippingValues, valuesOf } from './shipping-values.ts'

const seenOf = (rule: ShippingRule): Seen<ShippingValues> => ({
  values: valuesOf(rule),
  edition: rule.edition,
})

/** Changes a way of sending for the orders to come. */
export const EditShippingForm = ({ rule }: { rule: ShippingRule }) => {
  const { id } = rule
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [edit] = useEditShippingRuleMutation()
  const [load] = useLazyGetShippingRuleQuery()
  const leave = () => void navigate(paths.shipping)
  const reload = async () => {
    const { data } = await load({ id })
    return data && seenOf(data)
  }
  const saved = () => {
    dispatch(toastShown({ kind: 'success', title: text.saved, lifeMs: limits.toastLifeMs.auth }))
    leave()
  }
  return (
    <Panel>
      <EditForm<ShippingValues>
        label={text.editTitle(rule.title)}
        labels={text.fields}
        start={seenOf(rule)}
        draft={`shipping:${id}`}
        save={(changed, version) => edit({ query: { id }, body: { ...changesOf(changed), version } })}
        reload={reload}
        onSaved={saved}
        onCancel={leave}
      >
        <ShippingFields />
      </EditForm>
    </Panel>
  )
}
