import type { ApiError } from '@hojreh/api'
import { useAddRoleMutation, useChangeRoleMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { limits } from '@hojreh/contract'
import { grantable, type OwnRole, type RoleBody, roleBody } from '@hojreh/contract/admin'
import { Button, FormField, SubmitButton, TextInput } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { Field, Form } from 'react-final-form'
import { useAct } from '../../shared/acts/use-act.ts'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Row, Stack } from '../../shared/panel.tsx'
import { permissionNames } from '../../shared/permission-names.ts'
import { refusalOf } from '../../shared/refusal-of.ts'
import { rolesMessages as text } from './roles.messages.ts'
import { Choices } from './roles.styles.ts'

const rules = validatorsOf(roleBody.shape)

interface RoleFormProps {
  /** Without one a new role is made. */
  role?: OwnRole | undefined
  onClose: () => void
}

/** Puts a role together: its name and what it may do. */
export const RoleForm = ({ role, onClose }: RoleFormProps) => {
  const [add] = useAddRoleMutation()
  const [change] = useChangeRoleMutation()
  const act = useAct()
  // The same ones while the form is open: others would begin it anew, and what was typed would be lost.
  const [initialValues] = useState({ name: role?.name ?? '', permissions: role?.permissions ?? [] })
  const send = async (body: RoleBody) => {
    const { error } = role ? await change({ query: { id: role.id }, body }) : await add(body)
    if (error) return refusalOf(error as ApiError, 'name')
    await act(Promise.resolve({}), role ? text.changed : text.added)
    onClose()
    return undefined
  }
  return (
    <Form<RoleBody>
      initialValues={initialValues}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={role ? text.editOf(role.name) : text.add}>
          <Stack>
            <KeepDraft id={role ? `role:${role.id}` : 'role-new'} />
            <FormField
              as={TextInput}
              name="name"
              label={text.name}
              maxLength={limits.maxNameLength}
              isRequired
              autoFocus
              validate={rules.name}
            />
            <Choices>
              <legend>{text.permissions}</legend>
              {grantable.map((permission) => (
                <Field key={permission} name="permissions" type="checkbox" value={permission}>
                  {({ input: { checked, onChange, name, value } }) => (
                    <FormControlLabel
                      label={permissionNames[permission] ?? permission}
                      control={
                        <Checkbox checked={checked ?? false} onChange={onChange} name={name} value={value} />
                      }
                    />
                  )}
                </Field>
              ))}
            </Choices>
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
