import type { ReactNode } from 'react'
import { Soft } from '../panel.tsx'
import { FilePlace } from './file-place.tsx'
import { filesMessages as text } from './files.messages.ts'
import { PICTURES } from './pictures.ts'

/** Takes one picture by drop, by paste or by a button. */
export const PicturePlace = ({
  label,
  button,
  isBusy,
  onPicture,
  children,
}: {
  /** Of the input. */
  label: string
  /** On the button, where it says something else. */
  button?: string
  isBusy: boolean
  onPicture: (picture: File) => void
  /** Below the button: the library, the way to be without a picture. */
  children?: ReactNode
}) => (
  <FilePlace
    label={label}
    accept={PICTURES}
    isBusy={isBusy}
    onFile={onPicture}
    {...(button !== undefined && { button })}
  >
    <Soft>{text.dropPicture}</Soft>
    {children}
  </FilePlace>
)
