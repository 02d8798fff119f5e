import { useListPasskeysQuery } from '@hojreh/api/admin'
import { Cards } from '../../shared/cards.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { hasPasskeys } from '../../shared/passkey/use-passkey.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyCard } from './passkey-card.tsx'
import { passkeysMessages as text } from './passkeys.messages.ts'

/** What the member signs in with beside the app: passkeys, to be added and taken away. */
export const Passkeys = () => {
  const passkeys = useListPasskeysQuery()
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Stack>
        <Soft>{text.lead}</Soft>
        {hasPasskeys() ? <AddPasskey /> : <p>{text.unsupported}</p>}
        <Loaded query={passkeys}>
          {(items) => (
            <Cards>
              {items.map((passkey) => (
                <PasskeyCard key={passkey.id} passkey={passkey} />
              ))}
            </Cards>
          )}
        </Loaded>
      </Stack>
    </Panel>
  )
}
