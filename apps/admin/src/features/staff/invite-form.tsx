import { type AdminResponseOf, useInviteStaffMutation } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { limits } from '@hojreh/contract'
import { type InviteStaffBody, inviteStaffBody } from '@hojreh/contract/admin'
import { FormField, PhoneInput, Select, SubmitButton, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { Panel, Soft } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { useRoleOptions } from '../../shared/roles/use-role-options.ts'
import { Invitation } from './invitation.tsx'
import { staffMessages as text } from './staff.messages.ts'
import { InviteLine } from './staff.styles.ts'

const rules = validatorsOf(inviteStaffBody.shape)
type Values = Record<keyof InviteStaffBody, string>

/** Invites a member of staff. The code is shown once, to be handed over by another way than the SMS of the sign-in. */
export const InviteForm = () => {
  const [invite] = useInviteStaffMutation()
  const roles = useRoleOptions()
  const [invited, setInvited] = useState<AdminResponseOf<'inviteStaff'>>()
  const [round, setRound] = useState(0)
  const send = async (values: Values) => {
    const { data, error } = await invite(values as InviteStaffBody)
    if (!data) return refusalOf(error, 'phone')
    setInvited(data)
    setRound(round + 1)
    return undefined
  }
  return (
    <Panel>
      <h2>{text.invite}</h2>
      <Soft>{text.lead}</Soft>
      <Form<Values>
        key={round}
        initialValues={{ phone: '', name: '', role: '' }}
        subscription={{}}
        onSubmit={send}
        render={({ handleSubmit }) => (
          <InviteLine onSubmit={handleSubmit} noValidate aria-label={text.invite}>
            <KeepDraft id="staff-invite" />
            <FormField
              as={TextInput}
              name="name"
              label={text.name}
              maxLength={limits.maxNameLength}
              isRequired
              validate={rules.name}
            />
            <FormField as={PhoneInput} name="phone" autoComplete="off" isRequired validate={rules.phone} />
            <FormField
              as={Select}
              name="role"
              label={text.role}
              options={roles}
              isRequired
              validate={rules.role}
            />
            <SubmitButton>{text.send}</SubmitButton>
          </InviteLine>
        )}
      />
      {invited && <Invitation {...invited} onClose={() => setInvited(undefined)} />}
    </Panel>
  )
}
