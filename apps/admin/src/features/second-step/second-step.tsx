import { useConfirmStaffMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { confirmStaffBody } from '@hojreh/contract/admin'
import { Button, FormField, OtpInput, SubmitButton } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { ConfirmByPasskey } from './confirm-by-passkey.tsx'
import { secondStepMessages as text } from './second-step.messages.ts'

const CODE_LENGTH = 6
const rules = validatorsOf(confirmStaffBody.shape)

interface SecondStepProps {
  onTaken: () => void
  onRefused: () => void
}

/** The second step once more, for an act that takes a fresh one. */
export const SecondStep = ({ onTaken, onRefused }: SecondStepProps) => {
  const [confirm] = useConfirmStaffMutation()
  const send = async (values: { totp: string }) => {
    const { data, error } = await confirm(values)
    if (!data) return refusalOf(error, 'totp')
    onTaken()
    return undefined
  }
  return (
    <Form<{ totp: string }>
      initialValues={{ totp: '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit, form }) => (
        <form onSubmit={handleSubmit} noValidate>
          <Stack>
            <Soft>{text.lead}</Soft>
            <FormField
              as={OtpInput}
              name="totp"
              label={text.totp}
              length={CODE_LENGTH}
              isRequired
              autoFocus
              validate={rules.totp}
              onComplete={() => void form.submit()}
            />
            <Row>
              <SubmitButton>{text.confirm}</SubmitButton>
              <ConfirmByPasskey onTaken={onTaken} />
              <Button variant="text" onClick={onRefused}>
                {text.cancel}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}
