import { normalizePhone } from '@hojreh/persian'
import Smartphone from 'lucide-react/icons/smartphone'
import { fieldsMessages as text } from './fields.messages.ts'
import { keepInteger } from './integers.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

const PHONE_LENGTH = 11
const LONGEST_FORM = 14

// No Iranian number begins with 098: «98…» is the country code and «00…» its long form, still being typed.
const readPhone = (typed: string) => {
  const phone = normalizePhone(typed)
  if (/^098\d{8}$/.test(phone)) return keepInteger(typed, LONGEST_FORM)
  return keepInteger(phone, phone.startsWith('00') || phone.startsWith('98') ? LONGEST_FORM : PHONE_LENGTH)
}

export type PhoneInputProps = Omit<TextInputProps, 'type' | 'dir' | 'label' | 'maxLength'> & {
  label?: string
}

/** A mobile number in any digits and any of its written forms; gives the 11-digit `09…` form. */
export const PhoneInput = ({ label = text.phone, onChange, ...rest }: PhoneInputProps) => (
  <TextInput
    icon={<Smartphone size={20} />}
    placeholder={text.phonePlaceholder}
    autoComplete="tel"
    {...rest}
    label={label}
    type="number"
    dir="ltr"
    // Longer than a number, so that a pasted +98… or 0098… is whole when it is normalised.
    maxLength={LONGEST_FORM}
    onChange={(typed) => onChange(readPhone(typed))}
  />
)
