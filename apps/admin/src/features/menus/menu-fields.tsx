import { MOST_COLUMN_LINKS, MOST_FOOTER_COLUMNS, MOST_HEADER_LINKS } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, Disclosure, type FieldProps, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { OrderedList } from '../../shared/ordered/ordered-list.tsx'
import { Row, Soft, Stack, Warning } from '../../shared/panel.tsx'
import { Links } from './links.tsx'
import {
  type ColumnValues,
  columnsIn,
  footerProblem,
  headerProblem,
  linksIn,
  newColumn,
} from './menu-values.ts'
import { menusMessages as text } from './menus.messages.ts'

/** The links of the header; for `FormField`. */
export const HeaderField = ({ value, onChange }: FieldProps) => {
  const problem = headerProblem(value)
  const links = linksIn(value)
  return (
    <Stack>
      {links.length === 0 && <Soft>{text.none}</Soft>}
      <Links
        name="header"
        label={text.fields.header}
        links={links}
        most={MOST_HEADER_LINKS}
        onChange={(changed) => onChange(JSON.stringify(changed))}
      />
      {problem && <Warning role="status">{problem}</Warning>}
    </Stack>
  )
}

/** The columns of the footer, each with its links; for `FormField`. */
export const FooterField = ({ value, onChange }: FieldProps) => {
  const problem = footerProblem(value)
  const [added, setAdded] = useState('')
  const columns = columnsIn(value)
  const nameOf = (column: ColumnValues) =>
    column.title || text.columnName(formatNumber(columns.indexOf(column) + 1))
  const write = (changed: readonly ColumnValues[]) => onChange(JSON.stringify(changed))
  const add = () => {
    const column = newColumn()
    setAdded(column.id)
    write([...columns, column])
  }
  return (
    <Stack>
      {columns.length === 0 && <Soft>{text.none}</Soft>}
      <OrderedList label={text.fields.footer} items={columns} nameOf={nameOf} onChange={write}>
        {(column, change) => (
          <>
            <TextInput
              name={`${column.id}-title`}
              label={text.columnTitle}
              maxLength={40}
              isRequired
              value={column.title}
              onChange={(title) => change({ title })}
              hasNote={false}
            />
            <Disclosure
              title={text.links(formatNumber(column.links.length))}
              headingLevel={3}
              isLazy
              isOpen={column.id === added}
            >
              <Stack>
                <Links
                  name={column.id}
                  label={text.linksOf(nameOf(column))}
                  links={column.links}
                  most={MOST_COLUMN_LINKS}
                  onChange={(links) => change({ links })}
                />
              </Stack>
            </Disclosure>
          </>
        )}
      </OrderedList>
      {columns.length < MOST_FOOTER_COLUMNS && (
        <Row>
          <Button size="small" variant="outlined" onClick={add}>
            {text.addColumn}
          </Button>
        </Row>
      )}
      {problem && <Warning role="status">{problem}</Warning>}
    </Stack>
  )
}
