import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Device } from '@hojreh/contract'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Button, color, StatusChip } from '@hojreh/ui'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { deviceName, isHandheld } from './device-name.ts'
import { devicesMessages as text } from './devices.messages.ts'

const Row = styled.li(
  css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: 12,
    paddingBlock: 16,
    borderBlockStart: `1px solid ${color.line}`,
    '& > svg': { color: color.turquoise, marginBlockStart: 4 },
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
    '& h3': { fontSize: '1rem', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
    '& p': { fontSize: '0.875rem', color: color.inkSoft },
  }),
)
const Facts = styled.div(css({ flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' }))

/** One place where the customer is signed in. */
export const DeviceRow = ({
  device: { userAgent, ip, createdAt, lastSeenAt, isCurrent },
  isBusy,
  onSignOut,
}: {
  device: Device
  isBusy: boolean
  onSignOut: () => void
}) => {
  const name = deviceName(userAgent)
  const Icon = isHandheld(userAgent) ? Smartphone : Monitor
  return (
    <Row>
      <Icon size={24} aria-hidden="true" />
      <div>
        <Facts>
          <h3>
            {name}
            {isCurrent && <StatusChip tone="success">{text.current}</StatusChip>}
          </h3>
          <p>{text.lastSeen(formatJalaliDateTime(lastSeenAt))}</p>
          <p>{text.signedInAt(formatJalaliDateTime(createdAt))}</p>
          <p>
            {text.ip} <bdi dir="ltr">{ip}</bdi>
          </p>
        </Facts>
        {!isCurrent && (
          <Button
            variant="outlined"
            size="small"
            loading={isBusy}
            aria-label={text.signOutOf(name)}
            onClick={onSignOut}
          >
            {text.signOut}
          </Button>
        )}
      </div>
    </Row>
  )
}
