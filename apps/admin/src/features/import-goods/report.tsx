import { IMPORT_LINES, type ImportLine, type ImportReport } from '@hojreh/contract/admin'
import { formatNumber, toPersianDigits } from '@hojreh/persian'
import { Button, Disclosure, Notice } from '@hojreh/ui'
import { keepFile } from '../../shared/files/keep-file.ts'
import { Panel, Row, Soft, Stack, Warning } from '../../shared/panel.tsx'
import { importGoodsMessages as text } from './import-goods.messages.ts'
import { refusedFile } from './refused-file.ts'

const wordsOf = ({ line, reason, column, value }: ImportLine) =>
  [text.line(toPersianDigits(line), reason), column && text.at(column), value && text.value(value)]
    .filter(Boolean)
    .join(' · ')

const Lines = ({ title, lines, count }: { title: string; lines: readonly ImportLine[]; count: number }) =>
  count === 0 ? null : (
    <Disclosure title={title} headingLevel={3} isOpen>
      <ul>
        {lines.slice(0, IMPORT_LINES).map((line) => (
          <li key={wordsOf(line)}>{wordsOf(line)}</li>
        ))}
      </ul>
      {count > IMPORT_LINES && <Soft>{text.more}</Soft>}
    </Disclosure>
  )

const changeOf = ({ column, changed, emptied }: ImportReport['changes'][number]) =>
  [text.change(column, formatNumber(changed)), emptied > 0 && text.lost(formatNumber(emptied))]
    .filter(Boolean)
    .join('؛ ')
const columnOf = ({ column, filled, use }: ImportReport['columns'][number]) =>
  text.column(column, formatNumber(filled), text.uses[use])

const Sentences = ({ title, of, isOpen }: { title: string; of: readonly string[]; isOpen: boolean }) =>
  of.length === 0 ? null : (
    <Disclosure title={title} headingLevel={3} isOpen={isOpen}>
      <ul>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  )

/** What became of a file, or would: line by line. */
export const Report = ({ report, isTaken }: { report: ImportReport; isTaken: boolean }) => {
  const { rows, added, changed, unchanged, refused, refusedCount, notices, noticeCount } = report
  const { changes, columns, pictures } = report
  const counts = [rows, added, changed, unchanged].map(formatNumber) as [string, string, string, string]
  return (
    <Panel>
      <h2>{isTaken ? text.taken : text.tried}</h2>
      <Stack>
        <Notice severity={isTaken ? 'success' : 'info'}>
          {text.counts(...counts)}
          {added + changed + report.hiddenCount === 0 && <p>{text.nothing}</p>}
        </Notice>
        {report.emptied > 0 && <Warning>{text.emptied(formatNumber(report.emptied))}</Warning>}
        {report.retitled.map(({ sku, from, to }) => (
          <Warning key={sku}>{text.retitled(sku, from, to)}</Warning>
        ))}
        <Sentences
          title={(isTaken ? text.wereHidden : text.hidden)(formatNumber(report.hiddenCount))}
          of={report.hidden.map(({ sku, title }) => text.hiddenOne(sku, title))}
          isOpen
        />
        <Sentences title={text.changes} of={changes.map(changeOf)} isOpen />
        <Lines title={text.refused(formatNumber(refusedCount))} lines={refused} count={refusedCount} />
        {refusedCount > 0 && (
          <Row>
            <Button variant="outlined" size="small" onClick={() => keepFile(refusedFile(refused))}>
              {text.keepRefused}
            </Button>
          </Row>
        )}
        <Lines title={text.notices(formatNumber(noticeCount))} lines={notices} count={noticeCount} />
        <Sentences
          title={text.columns(formatNumber(columns.length))}
          of={columns.map(columnOf)}
          isOpen={false}
        />
        {pictures.there + pictures.waiting > 0 && (
          <Soft>{text.pictures(formatNumber(pictures.there), formatNumber(pictures.waiting))}</Soft>
        )}
      </Stack>
    </Panel>
  )
}
