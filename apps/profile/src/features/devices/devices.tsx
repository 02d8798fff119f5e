import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListSessionsQuery, useRevokeSessionMutation } from '@hojreh/api/react'
import { useConfirm, useErrorToast } from '@hojreh/app'
import { signOutEverywhere, toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { Button, color, LoadingLabel, Skeleton } from '@hojreh/ui'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { LoadFailure } from '../../shared/load-failure.tsx'
import { Panel } from '../../shared/panel.tsx'
import { DeviceRow } from './device-row.tsx'
import { devicesMessages as text } from './devices.messages.ts'

const Lead = styled.p(css({ color: color.inkSoft, fontSize: '0.9375rem', marginBlockEnd: 16 }))
const Actions = styled.div(
  css({
    display: 'flex',
    justifyContent: 'flex-end',
    marginBlockStart: 8,
    // Its words end where the panel's other words do.
    '& > button': { marginInlineEnd: -16, paddingInline: 15 },
  }),
)

/** «My devices»: where the customer is signed in, and the way to end it there or everywhere. */
export const Devices = () => {
  const dispatch = useAuthDispatch()
  const confirm = useConfirm()
  const tellError = useErrorToast()
  const {
    data: devices,
    error,
    refetch,
  } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [revokeSession] = useRevokeSessionMutation()
  const [leavingId, setLeavingId] = useState<string>()

  const signOutOf = async (id: string) => {
    setLeavingId(id)
    const response = await revokeSession({ id })
    setLeavingId(undefined)
    if (response.error) return tellError(response.error)
    dispatch(toastShown({ kind: 'success', title: text.signedOut, lifeMs: limits.toastLifeMs.auth }))
  }
  const leaveAll = async () => {
    const isSure = await confirm({
      title: text.everywhereQuestion,
      text: text.everywhere,
      confirmLabel: text.everywhereConfirm,
      isDangerous: true,
    })
    if (isSure) await dispatch(signOutEverywhere())
  }
  return (
    <Panel id="devices">
      <h2>{text.title}</h2>
      <Lead>{text.lead}</Lead>
      {!devices && !error && (
        <>
          <LoadingLabel />
          <Skeleton variant="block" />
        </>
      )}
      {!devices && error && <LoadFailure error={error} onRetry={refetch} />}
      {devices && (
        <>
          <ul aria-label={text.title}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isBusy={leavingId === device.id}
                onSignOut={() => void signOutOf(device.id)}
              />
            ))}
          </ul>
          <Actions>
            <Button variant="text" startIcon={<LogOut size={20} />} onClick={() => void leaveAll()}>
              {text.signOutEverywhere}
            </Button>
          </Actions>
        </>
      )}
    </Panel>
  )
}
