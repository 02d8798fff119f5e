import { validatorsOf } from '@hojreh/app'
import { limits } from '@hojreh/contract'
import { grantable, roleBody } from '@hojreh/contract/admin'
import { FormField, TextInput } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Field } from 'react-final-form'
import { fieldOf, roleLabels } from './role-values.ts'
import { rolesMessages as text } from './roles.messages.ts'
import { Choices } from './roles.styles.ts'

const rules = validatorsOf(roleBody.shape)

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
        <Field<string> key={field} name={field}>
          {({ input: { value, onChange, name } }) => (
            <FormControlLabel
              label={roleLabels[field]}
              control={
                <Checkbox
                  name={name}
                  checked={value === 'yes'}
                  onChange={({ target }) => onChange(target.checked ? 'yes' : 'no')}
                />
              }
            />
          )}
        </Field>
      ))}
    </Choices>
  </>
)
