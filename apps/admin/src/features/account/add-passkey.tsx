import { useAddPasskeyMutation, useStartPasskeyMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { limits } from '@hojreh/contract'
import { addPasskeyBody } from '@hojreh/contract/admin'
import { FormField, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useAct } from '../../shared/acts/use-act.ts'
import { Row, Stack } from '../../shared/panel.tsx'
import { makePasskey, useDevice } from '../../shared/passkey/use-passkey.ts'
import { refusalOf } from '../../shared/refusal-of.ts'
import { passkeysMessages as text } from './passkeys.messages.ts'

const rules = validatorsOf(addPasskeyBody.shape)

/** Makes a passkey on this device, under a name that tells it from others. */
export const AddPasskey = () => {
  const [start] = useStartPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const [round, setRound] = useState(0)
  const askDevice = useDevice()
  const act = useAct()
  const send = async ({ name }: { name: string }) => {
    const { data: request, error } = await start()
    if (!request) return refusalOf(error, 'name')
    const passkey = await askDevice(makePasskey(request))
    if (passkey && (await act(add({ name, passkey }), text.added))) setRound(round + 1)
    return undefined
  }
  return (
    <Form<{ name: string }>
      key={round}
      initialValues={{ name: '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.add}>
          <Stack>
            <FormField
              as={TextInput}
              name="name"
              label={text.name}
              hint={text.nameHint}
              maxLength={limits.maxNameLength}
              isRequired
              validate={rules.name}
            />
            <Row>
              <SubmitButton>{text.add}</SubmitButton>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}
