import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListAttributeNamesQuery } from '@hojreh/api/admin'
import { type AttributeUse, MOST_ATTRIBUTES } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, type FieldProps, from } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { OrderedList } from '../../../shared/ordered/ordered-list.tsx'
import { Row, Soft, Stack, Warning } from '../../../shared/panel.tsx'
import { SuggestInput } from '../../../shared/suggest/suggest-input.tsx'
import { productMessages } from '../product.messages.ts'
import { NO_CATEGORY } from '../product-values.ts'
import {
  type AttributeRow,
  attributesIn,
  attributesProblem,
  newAttribute,
  rowsByCategory,
} from './attribute-rows.ts'
import { attributesMessages as text } from './attributes.messages.ts'
import { CategoryValue } from './category-value.tsx'

const Pair = styled.div(
  css({
    display: 'grid',
    flex: '1 1 240px',
    gap: '0 12px',
    minWidth: 0,
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
  }),
)

const Named = styled.div(
  css({
    display: 'grid',
    gap: '0 16px',
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
)

const unused = (name: string): AttributeUse => ({
  ...{ name, values: [], isOfCategory: false, kind: 'text', unit: '', choices: [] },
})

/** What the category of a product names, then rows of its own, with the words of the category beneath; for `FormField`. */
export const AttributesField = ({ value, message, onChange }: FieldProps) => {
  const { input: category } = useField<string>('categoryId', { subscription: { value: true } })
  const { currentData: used = [] } = useListAttributeNamesQuery(
    category.value === NO_CATEGORY ? {} : { categoryId: category.value },
  )
  const rows = attributesIn(value)
  // Said at once: until it is put right the button of the form rests.
  const problem = attributesProblem(value) ?? message
  const write = (changed: readonly AttributeRow[]) => onChange(JSON.stringify(changed))
  const placeOf = (row: AttributeRow) => formatNumber(rows.indexOf(row) + 1)
  const ofCategory = used.filter(({ isOfCategory }) => isOfCategory).map(({ name }) => name)
  const { named, others } = rowsByCategory(rows, ofCategory)
  const useOf = (name: string): AttributeUse => used.find((one) => one.name === name) ?? unused(name)
  const writeNamed = (row: AttributeRow, typed: string) =>
    write([
      ...named
        .map((one) => (one.id === row.id ? { ...one, value: typed } : one))
        .filter((one) => one.value !== ''),
      ...others,
    ])
  const taken = new Set([...ofCategory, ...rows.map(({ name }) => name)])
  const free = used.map(({ name }) => name).filter((name) => !taken.has(name))
  return (
    <Stack>
      <Soft>{named.length > 0 ? text.ofCategory : text.lead}</Soft>
      {problem && <Warning role="alert">{problem}</Warning>}
      {named.length > 0 && (
        <Named>
          {named.map((row) => (
            <CategoryValue
              key={row.name}
              use={useOf(row.name)}
              value={row.value}
              onChange={(typed) => writeNamed(row, typed)}
            />
          ))}
        </Named>
      )}
      <OrderedList
        label={productMessages.fields.attributes}
        items={others}
        nameOf={(row) => row.name || text.row(placeOf(row))}
        onChange={(changed) => write([...named.filter((row) => row.value !== ''), ...changed])}
        head={(row, change) => (
          <Pair>
            <SuggestInput
              name={`attribute-${row.id}-name`}
              label={text.name(placeOf(row))}
              options={free}
              newLabel={text.newName}
              value={row.name}
              onChange={(name) => change({ name })}
            />
            <SuggestInput
              name={`attribute-${row.id}-value`}
              label={text.value(row.name || text.row(placeOf(row)))}
              options={useOf(row.name).values}
              newLabel={text.newValue}
              value={row.value}
              onChange={(typed) => change({ value: typed })}
            />
          </Pair>
        )}
      >
        {() => null}
      </OrderedList>
      {rows.length < MOST_ATTRIBUTES && (
        <Row>
          <Button size="small" variant="outlined" onClick={() => write([...rows, newAttribute()])}>
            {text.add}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
