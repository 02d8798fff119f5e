import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type AttributeKind, attributeKinds } from '@hojreh/contract/admin'
import { from, Select, TextInput } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { categoriesMessages } from './categories.messages.ts'
import type { CategoryAttributeRow } from './category-attributes.ts'

const { attributes: text } = categoriesMessages
const kinds = attributeKinds.map((value) => ({ value, label: text.kinds[value] }))

const Terms = styled.div(
  css({
    display: 'grid',
    gap: '0 12px',
    alignItems: 'start',
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
  }),
)

/** How an attribute is typed in the form of a product, and whether lists are filtered by it. */
export const AttributeTerms = ({
  row: { id, kind, unit, choices, isFilter },
  name,
  change,
}: {
  row: CategoryAttributeRow
  /** What it is called, on its fields. */
  name: string
  change: (changes: Partial<CategoryAttributeRow>) => void
}) => (
  <>
    <Terms>
      <Select
        name={`attribute-${id}-kind`}
        label={text.kind(name)}
        options={kinds}
        value={kind}
        onChange={(chosen) => change({ kind: chosen as AttributeKind })}
        hasNote={false}
      />
      {kind === 'number' && (
        <TextInput
          name={`attribute-${id}-unit`}
          label={text.unit(name)}
          hint={text.unitHint}
          maxLength={20}
          value={unit}
          onChange={(typed) => change({ unit: typed })}
        />
      )}
      {kind === 'choice' && (
        <TextInput
          name={`attribute-${id}-choices`}
          label={text.choices(name)}
          hint={text.choicesHint}
          value={choices}
          onChange={(typed) => change({ choices: typed })}
        />
      )}
    </Terms>
    <FormControlLabel
      label={text.isFilter(name)}
      control={<Checkbox checked={isFilter} onChange={(_event, isOn) => change({ isFilter: isOn })} />}
    />
  </>
)
