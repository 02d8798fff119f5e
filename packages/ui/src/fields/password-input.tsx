import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useState } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { fieldsMessages as text } from './fields.messages.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'dir' | 'label' | 'endSlot'> & {
  label?: string
}

/** A password, with a button that shows it. */
export const PasswordInput = ({ label = text.password, ...rest }: PasswordInputProps) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      icon={<LockKeyhole size={20} />}
      autoComplete="current-password"
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      endSlot={
        <IconButton
          label={isShown ? text.hidePassword : text.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown((before) => !before)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  )
}
