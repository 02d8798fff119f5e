import { retryImport } from '@hojreh/app'
import { LoadingLabel, lazyPart, Skeleton } from '@hojreh/ui'
import { type ReactNode, Suspense } from 'react'
import type { Accept } from 'react-dropzone'
import { filesMessages as text } from './files.messages.ts'

// Begun with the page's own code; the library is no part of a page's first bytes.
const loading = retryImport(() => import('./file-drop.tsx'))
const LateDrop = lazyPart(() => loading, 'FileDrop')

/** Takes one file by drop, by paste or by a button. */
export const FilePlace = ({
  label,
  button,
  isBusy,
  accept,
  onFile,
  children,
}: {
  /** Of the input. */
  label: string
  /** On the button, where it says something else. */
  button?: string
  isBusy?: boolean
  /** Kinds of files with their endings. */
  accept: Accept
  onFile: (file: File) => void
  /** Below the button: which file it is. */
  children?: ReactNode
}) => (
  <Suspense
    fallback={
      <div>
        <LoadingLabel />
        <Skeleton height={96} />
      </div>
    }
  >
    <LateDrop
      label={label}
      button={button}
      isBusy={isBusy}
      accept={accept}
      isSingle
      refused={text.refused}
      onFiles={([file]) => file && onFile(file)}
    >
      {children}
    </LateDrop>
  </Suspense>
)
