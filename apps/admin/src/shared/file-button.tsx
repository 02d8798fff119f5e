import { Button, type ButtonProps } from '@hojreh/ui'
import { useRef } from 'react'

/** A button that lets a person choose a file of their device; the browser's own input speaks its own language. */
export const FileButton = ({
  label,
  accept,
  onFile,
  ...button
}: Omit<ButtonProps, 'href' | 'onClick'> & {
  /** Of the file input, which is not seen. */
  label: string
  /** Kinds of files, as `<input accept>`. */
  accept: string
  onFile: (file: File) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
