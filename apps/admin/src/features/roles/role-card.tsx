import { useRemoveRoleMutation } from '@hojreh/api/admin'
import type { OwnRole } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { Row, Soft } from '../../shared/panel.tsx'
import { permissionNames } from '../../shared/permission-names.ts'
import { rolesMessages as text } from './roles.messages.ts'

/** An own role: who has it and what it may do. */
export const RoleCard = ({ role, onEdit }: { role: OwnRole; onEdit: () => void }) => {
  const { id, name, permissions, members } = role
  const [remove, { isLoading }] = useRemoveRoleMutation()
  const question = {
    title: text.removeTitle(name),
    text: text.removeText,
    confirmLabel: text.removeYes,
    cancelLabel: text.removeNo,
    isDangerous: true,
  }
  return (
    <li>
      <Row>
        <b>{name}</b>
        <Soft>{text.members(toPersianDigits(members))}</Soft>
      </Row>
      <Soft>{permissions.map((permission) => permissionNames[permission] ?? permission).join('، ')}</Soft>
      <Row>
        <Button size="small" variant="outlined" aria-label={text.editOf(name)} onClick={onEdit}>
          {text.edit}
        </Button>
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
