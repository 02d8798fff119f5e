import { useAllowExportMutation, useRefuseExportMutation } from '@hojreh/api/admin'
import type { WaitingApproval } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { useTakeAsked } from '../../shared/files/use-take-asked.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { todayMessages as text } from './today.messages.ts'

const Decision = ({ id, label, isOwn }: WaitingApproval) => {
  const [allow, { isLoading: isAllowing }] = useAllowExportMutation()
  const [refuse, { isLoading: isRefusing }] = useRefuseExportMutation()
  const act = useAct()
  const no = isOwn
    ? { name: text.withdraw, of: text.withdrawOf(label), done: text.fileWithdrawn }
    : { name: text.refuse, of: text.refuseOf(label), done: text.fileRefused }
  return (
    <>
      <Button
        size="small"
        variant={isOwn ? 'outlined' : 'contained'}
        loading={isAllowing}
        disabled={isRefusing}
        aria-label={text.allowOf(label)}
        onClick={() => void act(allow({ id }), text.fileAllowed)}
      >
        {text.allow}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        loading={isRefusing}
        disabled={isAllowing}
        aria-label={no.of}
        onClick={() => void act(refuse({ id }), no.done)}
      >
        {no.name}
      </Button>
    </>
  )
}

const Take = ({ file }: { file: NonNullable<WaitingApproval['file']> }) => {
  const { take, isBusy } = useTakeAsked()
  return (
    <Button size="small" variant="contained" loading={isBusy} onClick={() => void take(file)}>
      {text.takeFile}
    </Button>
  )
}

/** A file with the phones of many customers: a second member decides here, then the requester downloads it here. */
export const AskedFile = ({ approval, note }: { approval: WaitingApproval; note: string }) => {
  const { label, file, state } = approval
  const isReady = state === 'approved' && file !== null
  return (
    <Row>
      <span>{label}</span>
      <Soft>{isReady ? text.fileReady : note}</Soft>
      {isReady ? <Take file={file} /> : <Decision {...approval} />}
    </Row>
  )
}
