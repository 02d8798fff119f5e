import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { Button, color, corner } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { type Accept, type FileRejection, useDropzone } from 'react-dropzone'
import { useDispatch } from 'react-redux'

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
  /** Of the button. */
  label: string
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
export const FileDrop = ({ label, accept, refused, onFiles, isSingle = false, children }: FileDropProps) => {
  const dispatch = useDispatch()
  const tell = (rejections: FileRejection[]) => {
    const title = refused(rejections.map(({ file }) => file.name).join('، '))
    dispatch(toastShown({ kind: 'error', title, lifeMs: limits.unreadToastLifeMs }))
  }
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple: !isSingle,
    // The button opens it: a whole area that is pressed takes presses that were for what is in it.
    ...{ noClick: true, noKeyboard: true },
    onDropAccepted: onFiles,
    onDropRejected: tell,
  })
  return (
    <Place {...getRootProps()} isOver={isDragActive}>
      <Button variant="outlined" onClick={open}>
        {label}
      </Button>
      {children}
      <input {...getInputProps({ 'aria-label': label, style: { display: 'none' } })} />
    </Place>
  )
}
