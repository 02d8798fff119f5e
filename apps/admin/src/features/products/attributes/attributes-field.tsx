import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListAttributeNamesQuery } from '@hojreh/api/admin'
import { MOST_ATTRIBUTES } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, type FieldProps, from } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { OrderedList } from '../../../shared/ordered/ordered-list.tsx'
import { Row, Soft, Stack, Warning } from '../../../shared/panel.tsx'
import { SuggestInput } from '../../../shared/suggest/suggest-input.tsx'
import { productMessages } from '../product.messages.ts'
import { NO_CATEGORY } from '../product-values.ts'
import { type AttributeRow, attributesIn, newAttribute } from './attribute-rows.ts'
import { attributesMessages as text } from './attributes.messages.ts'

const Pair = styled.div(
  css({
    display: 'grid',
    flex: '1 1 240px',
    gap: '0 12px',
    minWidth: 0,
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
  }),
)

/** Names and values of a product in the order of its page, with those that its category has beneath; for `FormField`. */
export const AttributesField = ({ value, message, onChange }: FieldProps) => {
  const { input: category } = useField<string>('categoryId', { subscription: { value: true } })
  const { currentData: used = [] } = useListAttributeNamesQuery(
    category.value === NO_CATEGORY ? {} : { categoryId: category.value },
  )
  const rows = attributesIn(value)
  const write = (changed: readonly AttributeRow[]) => onChange(JSON.stringify(changed))
  const placeOf = (row: AttributeRow) => formatNumber(rows.indexOf(row) + 1)
  const taken = new Set(rows.map(({ name }) => name))
  const free = used.map(({ name }) => name).filter((name) => !taken.has(name))
  return (
    <Stack>
      <Soft>{text.lead}</Soft>
      {message && <Warning role="alert">{message}</Warning>}
      <OrderedList
        label={productMessages.fields.attributes}
        items={rows}
        nameOf={(row) => row.name || text.row(placeOf(row))}
        onChange={write}
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
              options={used.find(({ name }) => name === row.name)?.values ?? []}
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
