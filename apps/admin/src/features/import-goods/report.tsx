import type { ImportLine, ImportReport } from '@hojreh/contract/admin'
import { formatNumber, toPersianDigits } from '@hojreh/persian'
import { Disclosure, Notice } from '@hojreh/ui'
import { csvFile } from '../../shared/files/csv-file.ts'
import { keepFile } from '../../shared/files/keep-file.ts'
import { ReportLines } from '../../shared/files/report-lines.tsx'
import { Panel, Soft, Stack, Warning } from '../../shared/panel.tsx'
import { importGoodsMessages as text } from './import-goods.messages.ts'
import { linesFile } from './lines-file.ts'

const wordsOf = ({ line, reason, column, value }: ImportLine) =>
  [text.line(toPersianDigits(line), reason), column && text.at(column), value && text.value(value)]
    .filter(Boolean)
    .join(' · ')

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
  const { changes, columns, pictures, retitled, hidden, hiddenCount } = report
  const counts = [rows, added, changed, unchanged].map(formatNumber) as [string, string, string, string]
  return (
    <Panel>
      <h2>{isTaken ? text.taken : text.tried}</h2>
      <Stack>
        <Notice severity={isTaken ? 'success' : 'info'}>
          {text.counts(...counts)}
          {added + changed + hiddenCount === 0 && <p>{text.nothing}</p>}
        </Notice>
        {report.emptied > 0 && <Warning>{text.emptied(formatNumber(report.emptied))}</Warning>}
        {retitled.length > 0 && <Warning>{text.retitledCount(formatNumber(retitled.length))}</Warning>}
        <ReportLines
          title={text.retitledCount(formatNumber(retitled.length))}
          lines={retitled.map(({ sku, from, to }) => text.retitled(sku, from, to))}
          onKeep={() =>
            keepFile(
              csvFile(
                'renamed-goods.csv',
                text.retitledColumns,
                retitled.map(({ line, sku, from, to }) => [line, sku, from, to]),
              ),
            )
          }
          isOpen
        />
        <ReportLines
          title={(isTaken ? text.wereHidden : text.hidden)(formatNumber(hiddenCount))}
          lines={hidden.map(({ sku, title }) => text.hiddenOne(sku, title))}
          onKeep={() =>
            keepFile(
              csvFile(
                'missing-goods.csv',
                text.hiddenColumns,
                hidden.map(({ sku, title }) => [sku, title]),
              ),
            )
          }
          isOpen
        />
        <Sentences title={text.changes} of={changes.map(changeOf)} isOpen />
        <ReportLines
          title={text.refused(formatNumber(refusedCount))}
          lines={refused.map(wordsOf)}
          onKeep={() => keepFile(linesFile('refused-lines.csv', refused))}
          isOpen
        />
        <ReportLines
          title={text.notices(formatNumber(noticeCount))}
          lines={notices.map(wordsOf)}
          onKeep={() => keepFile(linesFile('noticed-lines.csv', notices))}
          isOpen
        />
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
