import type { ShopSettings } from '@hojreh/contract/admin'
import { StatusChip } from '@hojreh/ui'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { settingsMessages as text } from './settings.messages.ts'

/** Which keys the machine has: they are set there and shown nowhere. */
export const Connections = ({ connections }: Pick<ShopSettings, 'connections'>) => (
  <Panel>
    <h2>{text.machine}</h2>
    <Stack>
      <Soft>{text.machineLead}</Soft>
      {connections.map(({ name, provider, isSet }) => (
        <Row key={name}>
          <span>{text.connections[name]}</span>
          <StatusChip tone={isSet ? 'success' : 'warning'}>{isSet ? text.set : text.unset}</StatusChip>
          {provider && <Soft>{text.providers[provider] ?? provider}</Soft>}
        </Row>
      ))}
    </Stack>
  </Panel>
)
