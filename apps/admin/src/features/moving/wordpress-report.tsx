import type { WordpressImportReport } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Disclosure, Notice } from '@hojreh/ui'
import { Soft, Stack } from '../../shared/panel.tsx'
import { movingMessages } from './moving.messages.ts'

const { wordpress: text } = movingMessages
type Lines = WordpressImportReport['refused']

const LineList = ({ title, lines }: { title: string; lines: Lines }) =>
  lines.length === 0 ? null : (
    <Disclosure title={title} headingLevel={3} isOpen>
      <ul>
        {lines.map(({ place, title: of, reason }) => (
          <li key={`${place} ${of} ${reason}`}>{text.line(place, of, reason)}</li>
        ))}
      </ul>
    </Disclosure>
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
      <LineList title={text.refused(formatNumber(report.refusedCount))} lines={report.refused} />
      <LineList
        title={text.unredirected(formatNumber(report.unredirectedCount))}
        lines={report.unredirected}
      />
      {others.length > 0 && (
        <Soft>
          {text.others(others.map(({ kind, count }) => `${kind} ${formatNumber(count)}`).join('، '))}
        </Soft>
      )}
    </Stack>
  )
}
