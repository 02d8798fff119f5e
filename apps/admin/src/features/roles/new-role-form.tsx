import { useAddRoleMutation } from '@hojreh/api/admin'
import { Button, SubmitButton } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useAct } from '../../shared/acts/use-act.ts'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { RoleFields } from './role-fields.tsx'
import { bodyOf, newRole, type RoleValues } from './role-values.ts'
import { rolesMessages as text } from './roles.messages.ts'

/** Makes a role. */
export const NewRoleForm = ({ onClose }: { onClose: () => void }) => {
  const [add] = useAddRoleMutation()
  const act = useAct()
  const send = async (typed: RoleValues) => {
    const { error } = await add(bodyOf(typed))
    if (error) return refusalOf(error, 'name')
    await act(Promise.resolve({}), text.added)
    onClose()
    return undefined
  }
  return (
    <Form<RoleValues>
      initialValues={newRole}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.add}>
          <Stack>
            <KeepDraft id="role-new" />
            <RoleFields />
            <Row>
              <SubmitButton>{text.save}</SubmitButton>
              <Button variant="text" onClick={onClose}>
                {text.cancel}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    />
  )
}
