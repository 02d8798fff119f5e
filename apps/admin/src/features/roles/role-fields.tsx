import { validatorsOf } from '@hojreh/app'
import { limits } from '@hojreh/contract'
import { grantable, roleBody } from '@hojreh/contract/admin'
import { FormField, FormValue, TextInput, type ValueProps } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { fieldOf, roleLabels } from './role-values.ts'
import { rolesMessages as text } from './roles.messages.ts'
import { Choices } from './roles.styles.ts'

const rules = validatorsOf(roleBody.shape)

const Permission = ({ name = '', value, onChange }: ValueProps<string>) => (
  <FormControlLabel
    label={roleLabels[name]}
    control={
      <Checkbox
        name={name}
        checked={value === 'yes'}
        onChange={({ target }) => onChange(target.checked ? 'yes' : 'no')}
      />
    }
  />
)

/** Puts a role together: its name and what it may do. */
export const RoleFields = () => (
  <>
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
      {grantable.map(fieldOf).map((field) => (
        <FormValue key={field} as={Permission} name={field} />
      ))}
    </Choices>
  </>
)
