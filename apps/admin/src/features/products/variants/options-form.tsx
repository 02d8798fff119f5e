import { useEditOptionsMutation, useLazyGetVariantsQuery } from '@hojreh/api/admin'
import { optionLooks, type VariantGroup } from '@hojreh/contract/admin'
import { FormField, Select } from '@hojreh/ui'
import { Fragment } from 'react'
import { EditForm } from '../../../shared/edit/edit-form.tsx'
import { RichText } from '../../../shared/rich-text/rich-text.tsx'
import { textOfHtml } from '../../../shared/rich-text/text-of-html.ts'
import { axesOfValues, type OptionValues, optionValuesOf } from './option-values.ts'
import { ValuesField } from './values-field.tsx'
import { variantsMessages as text } from './variants.messages.ts'

const looks = optionLooks.map((value) => ({ value, label: text.looks[value] }))
const labelsOf = ({ axes }: VariantGroup): Record<string, string> =>
  Object.fromEntries(
    axes.flatMap(({ name }, place) => [
      [`look_${place}`, text.look(name)],
      [`order_${place}`, text.order(name)],
      [`guide_${place}`, text.guide(name)],
    ]),
  )
const wordsOf = (field: string, value: string) => {
  if (field.startsWith('look_')) return text.looks[value as keyof typeof text.looks]
  return field.startsWith('guide_') ? textOfHtml(value) : value
}

/** How shoppers choose among the options: order, colours, and a guide. */
export const OptionsForm = ({ productId: id, group }: { productId: string; group: VariantGroup }) => {
  const [edit] = useEditOptionsMutation()
  const [load] = useLazyGetVariantsQuery()
  const save = async (changed: Partial<OptionValues>, version: number) => {
    // All options travel: what is not changed here is as it is now. The version tells that a colleague was quicker.
    const { data: now = group } = await load({ id })
    const typed = Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, value ?? '']))
    const axes = axesOfValues(now, { ...optionValuesOf(now), ...typed })
    return edit({ query: { id }, body: { version, axes } })
  }
  return (
    <EditForm<OptionValues, VariantGroup>
      label={text.shown}
      labels={labelsOf(group)}
      record={group}
      valuesOf={optionValuesOf}
      wordsOf={wordsOf}
      draft={`options:${id}`}
      save={save}
      reload={() => load({ id })}
      saved={text.saved}
    >
      {group.axes.map(({ name }, place) => (
        <Fragment key={name}>
          <FormField as={Select} name={`look_${place}`} label={text.look(name)} options={looks} />
          <FormField
            as={ValuesField}
            name={`order_${place}`}
            label={text.order(name)}
            look={`look_${place}`}
          />
          <FormField as={RichText} name={`guide_${place}`} label={text.guide(name)} />
        </Fragment>
      ))}
    </EditForm>
  )
}
