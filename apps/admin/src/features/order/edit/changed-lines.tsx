import type { OrderEdit } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { orderEditMessages as text } from './edit.messages.ts'

/** What an edit changes, line by line. */
export const ChangedLines = ({ edit: { lines } }: { edit: Pick<OrderEdit, 'lines'> }) => (
  <ul>
    {lines.map(({ productId, title, before, after }) => (
      <li key={productId}>{text.line(title, toPersianDigits(before), toPersianDigits(after))}</li>
    ))}
  </ul>
)
