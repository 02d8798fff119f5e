import { retryImport } from '@hojreh/app'
import { lazy, Suspense } from 'react'
import { useMay } from '../me.ts'

const BooksPanel = lazy(async () => ({
  default: (await retryImport(() => import('./books-panel.tsx'))).BooksPanel,
}))

/** Who did what with a record, for members who may read the books; it stands below all else and comes late. */
export const RecordBooks = ({ subject }: { subject: string }) =>
  useMay()('actions.view') ? (
    <Suspense fallback={null}>
      <BooksPanel subject={subject} />
    </Suspense>
  ) : null
