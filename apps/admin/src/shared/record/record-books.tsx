import { lazyPart } from '@hojreh/ui'
import { Suspense } from 'react'
import { useMay } from '../me.ts'

const BooksPanel = lazyPart(() => import('./books-panel.tsx'), 'BooksPanel')

/** The newest rows of the books about a record, for members who may read them; loaded lazily, as the last panel of the page. */
export const RecordBooks = ({ subject }: { subject: string }) =>
  useMay()('actions.view') ? (
    <Suspense fallback={null}>
      <BooksPanel subject={subject} />
    </Suspense>
  ) : null
