import type { WordpressImportReport } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Notice } from '@hojreh/ui'
import { csvFile } from '../../shared/files/csv-file.ts'
import { keepFile } from '../../shared/files/keep-file.ts'
import { ReportLines } from '../../shared/files/report-lines.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { movingMessages } from './moving.messages.ts'

const { wordpress: text } = movingMessages
type Line = WordpressImportReport['refused'][number]

const wordsOf = ({ place, title, reason }: Line) => text.line(place, title, reason)
const keep = (name: string, lines: readonly Line[]) =>
  keepFile(
    csvFile(
      name,
      text.lineColumns,
      lines.map(({ place, title, reason }) => [place, title, reason]),
    ),
  )

/** What became of a WordPress site, or would: line by line. */
export const WordpressReport = ({ report, isTaken }: { report: WordpressImportReport; isTaken: boolean }) => {
  const { articles, pages, comments, menuLinks, redirects, pictures, same, others } = report
  const isNothing = articles + pages + comments + menuLinks + redirects === 0
  return (
    <Stack>
      <Notice severity={isTaken ? 'success' : 'info'}>
        <strong>{isTaken ? text.taken : text.tried}</strong>
        <p>
          {isNothing
            ? text.nothing
            : text.counts(formatNumber(articles), formatNumber(pages), formatNumber(comments))}
        </p>
        {!isNothing && (
          <p>{text.more(formatNumber(menuLinks), formatNumber(redirects), formatNumber(pictures))}</p>
        )}
      </Notice>
      {same > 0 && <Soft>{text.same(formatNumber(same))}</Soft>}
      <ReportLines
        title={text.refused(formatNumber(report.refusedCount))}
        lines={report.refused.map(wordsOf)}
        onKeep={() => keep('refused-posts.csv', report.refused)}
        isOpen
      />
      <ReportLines
        title={text.unredirected(formatNumber(report.unredirectedCount))}
        lines={report.unredirected.map(wordsOf)}
        onKeep={() => keep('old-addresses.csv', report.unredirected)}
        isOpen
      />
      {others.length > 0 && (
        <Soft>
          {text.others(others.map(({ kind, count }) => `${kind} ${formatNumber(count)}`).join('، '))}
        </Soft>
      )}
    </Stack>
  )
}
