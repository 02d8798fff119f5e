import { useChangeRoleMutation, useLazyListRolesQuery } from '@hojreh/api/admin'
import type { OwnRole } from '@hojreh/contract/admin'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { RoleFields } from './role-fields.tsx'
import { bodyOf, roleLabels, valuesOf, wordsOf } from './role-values.ts'
import { rolesMessages as text } from './roles.messages.ts'

/** Changes a role for all who have it. */
export const EditRoleForm = ({ role, onClose }: { role: OwnRole; onClose: () => void }) => {
  const { id, name } = role
  const [change] = useChangeRoleMutation()
  const [load] = useLazyListRolesQuery()
  const sameOf = <Result extends { data?: OwnRole[] | undefined }>(answer: Result) => ({
    ...answer,
    data: answer.data?.find((one) => one.id === id),
  })
  return (
    <EditForm
      label={text.editOf(name)}
      labels={roleLabels}
      record={role}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      draft={`role:${id}`}
      save={async (_changed, version, typed) =>
        sameOf(await change({ query: { id }, body: { ...bodyOf(typed), version } }))
      }
      reload={async () => sameOf(await load())}
      saved={text.changed}
      onSaved={onClose}
      onCancel={onClose}
    >
      <RoleFields />
    </EditForm>
  )
}
