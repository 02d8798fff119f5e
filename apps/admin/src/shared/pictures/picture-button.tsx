import { Button, type ButtonProps } from '@hojreh/ui'
import { useRef } from 'react'

/** A button that lets a person choose a picture of their device. */
export const PictureButton = ({
  label,
  onFile,
  ...button
}: Omit<ButtonProps, 'href' | 'onClick'> & {
  /** Of the file input, which is not seen. */
  label: string
  onFile: (file: File) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same picture may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
