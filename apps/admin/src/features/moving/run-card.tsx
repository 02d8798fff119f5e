import { useCancelImportRunMutation } from '@hojreh/api/admin'
import { type ImportRun, type ImportRunState, importKinds } from '@hojreh/contract/admin'
import { formatJalaliDateTime, formatNumber } from '@hojreh/persian'
import { Notice, StatusChip, type Tone } from '@hojreh/ui'
import LinearProgress from '@mui/material/LinearProgress'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { ReportLines } from '../../shared/files/report-lines.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { movingMessages } from './moving.messages.ts'
import { useKeepRunLines } from './use-keep-run-lines.ts'

const { runs: text, woo } = movingMessages
const tones: Record<ImportRunState, Tone> = {
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

const Progress = ({ kind, page, pages }: ImportRun) => {
  if (!kind) return null
  const name = woo.kinds[kind]
  const label =
    pages === null ? text.beginning(name) : text.progress(name, formatNumber(page), formatNumber(pages))
  const value = pages ? (page * 100) / pages : null
  return (
    <div>
      <LinearProgress
        aria-label={label}
        variant={value === null ? 'indeterminate' : 'determinate'}
        {...(value !== null && { value })}
      />
      <Soft role="status">{label}</Soft>
    </div>
  )
}

const Cancel = ({ id }: { id: string }) => {
  const [cancel, { isLoading }] = useCancelImportRunMutation()
  return (
    <AskingButton
      color="error"
      loading={isLoading}
      question={{
        title: text.cancelTitle,
        text: text.cancelText,
        confirmLabel: text.cancel,
        cancelLabel: text.cancelNo,
        isDangerous: true,
      }}
      act={() => cancel({ id })}
      done={text.cancelled}
    >
      {text.cancel}
    </AskingButton>
  )
}

const Counts = ({ counts }: ImportRun) => (
  <ul>
    {importKinds.map((kind) => {
      const of = counts[kind]
      if (!of) return null
      const [read, added, changed, unchanged, refused] = [
        ...[of.read, of.added, of.changed, of.unchanged, of.refused],
      ].map(formatNumber) as [string, string, string, string, string]
      return <li key={kind}>{text.counts(woo.kinds[kind], read, added, changed, unchanged, refused)}</li>
    })}
  </ul>
)

const Refused = ({ id, refused, counts }: ImportRun) => {
  const { keep, isKeeping } = useKeepRunLines(id)
  const count = importKinds.reduce((sum, kind) => sum + (counts[kind]?.refused ?? 0), 0)
  return (
    <ReportLines
      title={text.refused(formatNumber(count))}
      lines={refused.map((one) => text.refusedOne(text.things[one.kind], one.id, one.reason))}
      count={count}
      onKeep={keep}
      isKeeping={isKeeping}
    />
  )
}

/** One take of another shop: how far it is, what came of it, and what did not. */
export const RunCard = ({ run }: { run: ImportRun }) => {
  const { id, origin, isTrial, state, trouble, byName, createdAt } = run
  const host = origin.replace(/^https?:\/\//, '')
  return (
    <Panel>
      <Row>
        <h3>
          <bdi>{isTrial ? text.trial(host) : text.take(host)}</bdi>
        </h3>
        <StatusChip tone={tones[state]}>{text.states[state]}</StatusChip>
        <Soft>{text.by(byName, formatJalaliDateTime(createdAt))}</Soft>
      </Row>
      <Stack>
        <Progress {...run} />
        {trouble && (
          <Notice severity={state === 'failed' ? 'error' : 'warning'}>{text.troubles[trouble]}</Notice>
        )}
        <Counts {...run} />
        <Refused {...run} />
        {state === 'running' && (
          <Row>
            <Cancel id={id} />
          </Row>
        )}
      </Stack>
    </Panel>
  )
}
