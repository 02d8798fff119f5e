import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListAttributeNamesQuery } from '@hojreh/api/admin'
import { type AdminCategory, MOST_CATEGORY_ATTRIBUTES } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, type FieldProps } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { useMay } from '../../shared/me.ts'
import { itemId } from '../../shared/ordered/item-id.ts'
import { OrderedList } from '../../shared/ordered/ordered-list.tsx'
import { Row, Soft, Stack, Warning } from '../../shared/panel.tsx'
import { SuggestInput } from '../../shared/suggest/suggest-input.tsx'
import { AttributeTerms } from './attribute-terms.tsx'
import { categoriesMessages } from './categories.messages.ts'
import {
  attributesIn,
  attributesProblem,
  type CategoryAttributeRow,
  inheritedNames,
  newAttribute,
} from './category-attributes.ts'

const { attributes: text, fields } = categoriesMessages

const Name = styled.div(css({ flex: '1 1 220px', minWidth: 0 }))

/** What goods of a category are described by, in order, and which of it lists are filtered by; for `FormField`. */
export const CategoryAttributesField = ({
  value,
  message,
  onChange,
  categories,
  own,
}: FieldProps & { categories: readonly AdminCategory[]; own?: string | undefined }) => {
  const { input: parent } = useField<string>('parentId', { subscription: { value: true } })
  const may = useMay()
  const { currentData: used = [] } = useListAttributeNamesQuery(own ? { categoryId: own } : {}, {
    skip: !may('products.view'),
  })
  const rows = attributesIn(value)
  // Said at once: until it is put right the button of the form rests.
  const problem = attributesProblem(value) ?? message
  const write = (changed: readonly CategoryAttributeRow[]) => onChange(JSON.stringify(changed))
  const nameOf = (row: CategoryAttributeRow) => row.name || text.row(formatNumber(rows.indexOf(row) + 1))
  const taken = new Set(rows.map(({ name }) => name))
  const free = used.map(({ name }) => name).filter((name) => !taken.has(name))
  const inherited = inheritedNames(categories, parent.value)
  return (
    <Stack>
      <strong>{fields.attributes}</strong>
      <Soft>{text.lead}</Soft>
      {inherited.length > 0 && <Soft>{text.inherited(inherited.join('، '))}</Soft>}
      {problem && <Warning role="alert">{problem}</Warning>}
      <OrderedList
        label={fields.attributes}
        items={rows}
        nameOf={nameOf}
        onChange={write}
        head={(row, change) => (
          <Name>
            <SuggestInput
              name={`attribute-${row.id}`}
              label={text.name(formatNumber(rows.indexOf(row) + 1))}
              options={free}
              newLabel={text.newName}
              value={row.name}
              onChange={(name) => change({ name })}
            />
          </Name>
        )}
      >
        {(row, change) => <AttributeTerms row={row} name={nameOf(row)} change={change} />}
      </OrderedList>
      {rows.length < MOST_CATEGORY_ATTRIBUTES && (
        <Row>
          <Button size="small" variant="outlined" onClick={() => write([...rows, newAttribute(itemId())])}>
            {text.add}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
