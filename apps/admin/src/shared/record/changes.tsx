import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { StaffAction } from '@hojreh/contract/admin'
import { formatJalaliDateTime, formatNumber } from '@hojreh/persian'
import { orderStatusVariants } from '../order-status.ts'
import { Soft } from '../panel.tsx'
import { roleNames } from '../roles/roles.ts'
import { fieldNames, valueNames } from './book-words.ts'

/** A tracking code is one long word. */
const Change = styled.div(css({ overflowWrap: 'anywhere' }))

const statuses = Object.fromEntries(
  Object.entries(orderStatusVariants).map(([status, { label }]) => [status, label]),
)
/** Words of one field alone. */
const ofField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statuses,
  role: roleNames,
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T/

/** A value as people say it, where the books have one that programs know. */
const shown = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'object') return JSON.stringify(value)
  const words = String(value)
  if (MOMENT.test(words)) return formatJalaliDateTime(words)
  return ofField[field]?.[words] ?? valueNames[words] ?? words
}

/** Each field that an act changed: before ← after. */
export const Changes = ({ before, after }: Pick<StaffAction, 'before' | 'after'>) => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => (
    <Change key={field}>
      <Soft>
        <bdi>{fieldNames[field] ?? field}</bdi>: <bdi>{shown(field, before?.[field])}</bdi> ←{' '}
        <bdi>{shown(field, after?.[field])}</bdi>
      </Soft>
    </Change>
  ))
}
