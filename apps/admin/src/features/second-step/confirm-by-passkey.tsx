import { useAskPasskeyMutation, useConfirmStaffMutation, useListPasskeysQuery } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import { Button } from '@hojreh/ui'
import { hasPasskeys, signWithPasskey, useDevice } from '../../shared/passkey/use-passkey.ts'
import { secondStepMessages as text } from './second-step.messages.ts'

/** Instead of the code, for a member with a passkey. */
export const ConfirmByPasskey = ({ onTaken }: { onTaken: () => void }) => {
  const { data: passkeys = [] } = useListPasskeysQuery()
  const [ask] = useAskPasskeyMutation()
  const [confirm] = useConfirmStaffMutation()
  const askDevice = useDevice()
  const tellError = useErrorToast()
  const press = async () => {
    const asked = await ask()
    if (!asked.data) return tellError(asked.error)
    const passkey = await askDevice(signWithPasskey(asked.data))
    if (!passkey) return
    const { error } = await confirm({ passkey })
    if (error) tellError(error)
    else onTaken()
  }
  if (!hasPasskeys() || passkeys.length === 0) return null
  return (
    <Button variant="outlined" onClick={() => void press()}>
      {text.withPasskey}
    </Button>
  )
}
