import {
  useApprovePriceJobMutation,
  useCancelPriceJobMutation,
  useRefusePriceJobMutation,
  useUndoPriceJobMutation,
} from '@hojreh/api/admin'
import type { PriceJob, PriceJobState } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, StatusChip, type Tone } from '@hojreh/ui'
import LinearProgress from '@mui/material/LinearProgress'
import { useAct } from '../../shared/acts/use-act.ts'
import { ageOf } from '../../shared/age.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { priceJobsMessages as text } from './price-jobs.messages.ts'

type Act = keyof typeof text.acts
const acts: Record<PriceJobState, readonly Act[]> = {
  waiting: ['approve', 'refuse', 'cancel'],
  refused: [],
  running: ['cancel', 'undo'],
  cancelled: ['undo'],
  done: ['undo'],
  undoing: [],
  undone: [],
}
const tones: Partial<Record<PriceJobState, Tone>> = { waiting: 'warning', done: 'success' }

const Progress = ({ state, total, seen, changed, undone, kept }: PriceJob) => {
  const [done, all] = state === 'undoing' ? [undone + kept, changed] : [seen, total]
  const label = text.progress(formatNumber(done), formatNumber(all))
  const isMoving = state === 'running' || state === 'undoing'
  return (
    <div>
      {isMoving && (
        <LinearProgress
          variant="determinate"
          aria-label={label}
          value={all > 0 ? Math.min(100, (done * 100) / all) : 0}
        />
      )}
      <Soft role={isMoving ? 'status' : undefined}>
        {[
          isMoving && label,
          changed > 0 && text.changed(formatNumber(changed)),
          undone > 0 && text.undone(formatNumber(undone)),
          kept > 0 && text.kept(formatNumber(kept)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Soft>
    </div>
  )
}

/** One change of many prices: how far it is, and what may be done with it. */
export const JobCard = ({ job }: { job: PriceJob }) => {
  const { id, label, state, byName, createdAt, approval } = job
  const act = useAct()
  const [approve] = useApprovePriceJobMutation()
  const [refuse] = useRefusePriceJobMutation()
  const [cancel] = useCancelPriceJobMutation()
  const [undo] = useUndoPriceJobMutation()
  const calls = { approve, refuse, cancel, undo }
  // The member who prepared it may take it back; the others decide.
  const mine = approval?.isOwn ? 'refuse' : 'cancel'
  const offered = acts[state].filter((name) => state !== 'waiting' || name !== mine)
  return (
    <Panel role="group" aria-label={label}>
      <Stack>
        <Row>
          <b>{label}</b>
          <StatusChip tone={tones[state] ?? 'neutral'}>{text.states[state]}</StatusChip>
          <Soft>{text.by(byName, ageOf(createdAt, Date.now()))}</Soft>
        </Row>
        <Progress {...job} />
        {offered.length > 0 && (
          <Row>
            {offered.map((name) => (
              <Button
                key={name}
                size="small"
                variant={name === 'approve' ? 'contained' : 'outlined'}
                onClick={() => void act(calls[name]({ id }), text.done[name])}
              >
                {text.acts[name]}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Panel>
  )
}
