import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { Button, color, corner } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { type Accept, type FileRejection, useDropzone } from 'react-dropzone'
import { useDispatch } from 'react-redux'
import { filesMessages as text } from './files.messages.ts'

const Place = styled.div<{ isOver: boolean }>(({ isOver }) =>
  css({
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    padding: 12,
    border: `1px dashed ${isOver ? color.turquoise : color.line}`,
    borderRadius: corner.card,
    ...(isOver && { backgroundColor: color.sunken }),
  }),
)

interface FileDropProps {
  /** Of the input. */
  label: string
  /** On the button, where it says something else. */
  button?: string | undefined
  isBusy?: boolean | undefined
  /** Kinds of files; where a kind has endings, these alone count. */
  accept: Accept
  /** The error message for files that `accept` refuses, by their names. */
  refused: (names: string) => string
  onFiles: (files: File[]) => void
  /** Takes one file: a second one beside it is refused with it. */
  isSingle?: boolean
  /** Below the button. */
  children: ReactNode
}

/** Takes files by drop, by paste or by a button. */
export const FileDrop = ({
  label,
  button = label,
  isBusy = false,
  accept,
  refused,
  onFiles,
  isSingle = false,
  children,
}: FileDropProps) => {
  const dispatch = useDispatch()
  const tell = (rejections: FileRejection[]) => {
    const title = isBusy ? text.busy : refused(rejections.map(({ file }) => file.name).join('، '))
    dispatch(toastShown({ kind: 'error', title, lifeMs: limits.unreadToastLifeMs }))
  }
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple: !isSingle,
    // A second one is refused while the first one is on its way; without it the browser would leave for the file.
    validator: () => (isBusy ? { code: 'busy', message: text.busy } : null),
    // The button opens it: a whole area that is pressed takes presses that were for what is in it.
    ...{ noClick: true, noKeyboard: true },
    onDropAccepted: onFiles,
    onDropRejected: tell,
  })
  return (
    <Place {...getRootProps()} isOver={isDragActive}>
      <Button variant="outlined" loading={isBusy} onClick={open}>
        {button}
      </Button>
      {children}
      <input {...getInputProps({ 'aria-label': label, style: { display: 'none' } })} />
    </Place>
  )
}
