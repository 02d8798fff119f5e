import { ErrorState } from '@hojreh/ui'
import { Head } from '../head/head.tsx'
import { errorsMessages as text } from './errors.messages.ts'

/** The 404 page, for a page that learns only after it is shown that there is nothing at its address. */
export const NotFound = () => (
  <>
    <Head title={text.notFoundTitle} isHiddenFromSearch />
    <ErrorState status={404} />
  </>
)
