import { useRemovePasskeyMutation } from '@hojreh/api/admin'
import type { Passkey } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { Row, Soft } from '../../shared/panel.tsx'
import { passkeysMessages as text } from './passkeys.messages.ts'

/** A passkey of one's own. */
export const PasskeyCard = ({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) => {
  const [remove, { isLoading }] = useRemovePasskeyMutation()
  const question = {
    title: text.removeTitle(name),
    text: text.removeText,
    confirmLabel: text.removeYes,
    cancelLabel: text.removeNo,
    isDangerous: true,
  }
  return (
    <li>
      <b>{name}</b>
      <Soft>
        {text.made(formatJalaliDateTime(createdAt))}،{' '}
        {lastUsedAt ? text.used(formatJalaliDateTime(lastUsedAt)) : text.neverUsed}
      </Soft>
      <Row>
        <AskingButton
          variant="text"
          color="error"
          aria-label={text.removeOf(name)}
          loading={isLoading}
          question={question}
          act={() => remove({ id })}
          done={text.removed}
        >
          {text.remove}
        </AskingButton>
      </Row>
    </li>
  )
}
