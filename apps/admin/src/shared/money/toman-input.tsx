import { tomanInWords } from '@hojreh/persian'
import { TextInput, type TextInputProps } from '@hojreh/ui'
import { rialOf } from '../typed/typed-number.ts'

/** A sum in toman with its words beneath: a zero too many is read before it is saved. For `FormField`. */
export const TomanInput = ({ hint, ...props }: TextInputProps) => {
  const rial = rialOf(props.value)
  return <TextInput {...props} hint={rial && Number.isSafeInteger(rial) ? tomanInWords(rial) : hint} />
}
