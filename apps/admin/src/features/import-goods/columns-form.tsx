import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type GoodsHeader, type ImportColumns, type ImportField, importFields } from '@hojreh/contract/admin'
import { from, Select } from '@hojreh/ui'
import { Panel, Soft, Stack, Warning } from '../../shared/panel.tsx'
import { importColumnsMessages as text } from './import-columns.messages.ts'

const Columns = styled.div(
  css({
    display: 'grid',
    gap: 12,
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
)
const NOTHING = 'nothing'

const problemOf = (columns: ImportColumns): string | null => {
  const fields = Object.values(columns)
  if (!fields.includes('sku')) return text.noSku
  return new Set(fields).size < fields.length ? text.twice : null
}

/** Whether a file can be tried with what was said of its columns. */
export const isComplete = (columns: ImportColumns): boolean => problemOf(columns) === null

/** What each column of a file is, where its headers do not say it. */
export const ColumnsForm = ({
  header,
  columns,
  onChange,
}: {
  header: GoodsHeader
  columns: ImportColumns
  onChange: (columns: ImportColumns) => void
}) => {
  const options = [
    { value: NOTHING, label: text.nothing },
    ...importFields.map((field) => ({ value: field, label: text.fields[field] })),
  ]
  const say = (title: string, said: string) => {
    const { [title]: _before, ...others } = columns
    onChange(said === NOTHING ? others : { ...others, [title]: said as ImportField })
  }
  const problem = problemOf(columns)
  return (
    <Panel aria-label={text.title}>
      <h2>{text.title}</h2>
      <Stack>
        <Soft>{text.lead}</Soft>
        <Columns>
          {header.headers.map(({ title, sample }) => (
            <Select
              key={title}
              name={`column-${title}`}
              label={text.column(title, sample)}
              value={columns[title] ?? NOTHING}
              options={options}
              onChange={(said) => say(title, said)}
              hasNote={false}
            />
          ))}
        </Columns>
        {problem && <Warning role="status">{problem}</Warning>}
      </Stack>
    </Panel>
  )
}
