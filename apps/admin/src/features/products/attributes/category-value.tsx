import type { AttributeUse } from '@hojreh/contract/admin'
import { Select, TextInput } from '@hojreh/ui'
import { SuggestInput } from '../../../shared/suggest/suggest-input.tsx'
import { attributesMessages as text } from './attributes.messages.ts'
import { isNumber, numberIn, withUnit } from './typed-value.ts'

const yesNo = [text.yes, text.no]

/** The value of what the category names, in the field that the category says. */
export const CategoryValue = ({
  use,
  value,
  onChange,
}: {
  use: AttributeUse
  value: string
  onChange: (value: string) => void
}) => {
  const { name: label, kind, unit } = use
  const field = { name: `attribute-of-category-${label}`, label }
  if (kind === 'number') {
    const typed = numberIn(value, use)
    return (
      <TextInput
        {...field}
        label={unit ? text.withUnit(label, unit) : label}
        hasPersianDigits
        message={isNumber(typed) ? undefined : text.notNumber}
        value={typed}
        onChange={(changed) => onChange(withUnit(changed, use))}
      />
    )
  }
  if (kind === 'text')
    return (
      <SuggestInput
        {...field}
        options={use.values}
        newLabel={text.newValue}
        value={value}
        onChange={onChange}
      />
    )
  const choices = kind === 'choice' ? use.choices : yesNo
  // What is kept stays, also when it is no choice any more.
  const options = [...new Set([...choices, value].filter(Boolean))]
  return (
    <Select
      {...field}
      options={[{ value: NONE, label: text.none }, ...options.map((one) => ({ value: one, label: one }))]}
      value={value || NONE}
      onChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
    />
  )
}

const NONE = '-'
