import { useAllowOwnerMutation, usePrepareOwnerMutation, useRefuseOwnerMutation } from '@hojreh/api/admin'
import type { StaffRow } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { staffMessages as text } from './staff.messages.ts'

type Waiting = NonNullable<StaffRow['ownerApproval']>

/** A request to make a staff member an owner, which another owner approves or rejects. */
export const WaitingOwner = ({ id, approval }: { id: string; approval: Waiting }) => {
  const [allow, { isLoading: isAllowing }] = useAllowOwnerMutation()
  const [refuse, { isLoading: isRefusing }] = useRefuseOwnerMutation()
  const act = useAct()
  const { isOwn, preparedByName } = approval
  return (
    <Row>
      <Soft>{isOwn ? text.ownerOwn : text.ownerWaits(preparedByName)}</Soft>
      <Button
        size="small"
        variant={isOwn ? 'outlined' : 'contained'}
        loading={isAllowing}
        disabled={isRefusing}
        onClick={() => void act(allow({ id }), text.ownerMade)}
      >
        {text.allowOwner}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        loading={isRefusing}
        disabled={isAllowing}
        onClick={() => void act(refuse({ id }), text.ownerRefused)}
      >
        {isOwn ? text.withdrawOwner : text.refuseOwner}
      </Button>
    </Row>
  )
}

/** Asks another owner to make a member an owner, after a confirmation dialog. */
export const MakeOwner = ({ id, name }: Pick<StaffRow, 'id' | 'name'>) => {
  const [prepare, { isLoading }] = usePrepareOwnerMutation()
  return (
    <AskingButton
      loading={isLoading}
      question={{
        title: text.ownerTitle(name),
        text: text.ownerText,
        confirmLabel: text.ownerYes,
        cancelLabel: text.ownerNo,
      }}
      act={() => prepare({ id })}
      done={text.ownerAsked}
    >
      {text.makeOwner}
    </AskingButton>
  )
}
