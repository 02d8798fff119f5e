import type { StaffAction } from '@hojreh/contract/admin'
import { Soft } from '../panel.tsx'

const shown = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** Each field that an act changed: before ← after. */
export const Changes = ({ before, after }: Pick<StaffAction, 'before' | 'after'>) => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => (
    <div key={field}>
      <Soft>
        <bdi>{field}</bdi>: <bdi>{shown(before?.[field])}</bdi> ← <bdi>{shown(after?.[field])}</bdi>
      </Soft>
    </div>
  ))
}
