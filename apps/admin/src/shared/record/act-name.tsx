import type { StaffAction } from '@hojreh/contract/admin'
import { StatusChip } from '@hojreh/ui'
import { Row } from '../panel.tsx'
import { sharedMessages as text } from '../shared.messages.ts'
import { actNames } from './act-names.ts'

/** The name of an act of a member, with the error code if it was refused. */
export const ActName = ({ action: { call, outcome, errorCode } }: { action: StaffAction }) => (
  <Row>
    <b>{actNames[call] ?? <bdi>{call}</bdi>}</b>
    {outcome === 'refused' && (
      <StatusChip tone="danger">
        {text.refused} {errorCode && <bdi>{errorCode}</bdi>}
      </StatusChip>
    )}
  </Row>
)
