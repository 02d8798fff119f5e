import { IMPORT_LINES } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, Disclosure } from '@hojreh/ui'
import { Row, Soft } from '../panel.tsx'
import { reportLinesMessages as text } from './report-lines.messages.ts'

/** Lines of a report in words: the first ones to be read here, all of them as a file. Nothing where there are none. */
export const ReportLines = ({
  title,
  lines,
  count = lines.length,
  onKeep,
  isKeeping = false,
  isOpen = false,
}: {
  title: string
  lines: readonly string[]
  /** Of all, where `lines` are the first ones. */
  count?: number
  /** Puts the file with all of them among the downloads. */
  onKeep: () => void
  isKeeping?: boolean
  isOpen?: boolean
}) => {
  if (count === 0) return null
  const shown = lines.slice(0, IMPORT_LINES)
  return (
    <Disclosure title={title} headingLevel={3} isOpen={isOpen}>
      <ul>
        {/* Two lines may say the same. */}
        {shown.map((line, place) => (
          <li key={`${place} ${line}`}>{line}</li>
        ))}
      </ul>
      {count > shown.length && <Soft>{text.more(formatNumber(shown.length))}</Soft>}
      <Row>
        <Button
          variant="outlined"
          size="small"
          loading={isKeeping}
          onClick={onKeep}
          aria-label={`${text.keep}: ${title}`}
        >
          {text.keep}
        </Button>
      </Row>
    </Disclosure>
  )
}
