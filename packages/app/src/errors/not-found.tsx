import { Head } from '../head/head.tsx'
import { errorsMessages as text } from './errors.messages.ts'
import { ErrorView } from './page-error.tsx'

const noRetry = () => undefined

/** The 404 page, for a page that learns only after it is shown that there is nothing at its address. */
export const NotFound = () => (
  <>
    <Head title={text.notFoundTitle} isHiddenFromSearch />
    <ErrorView status={404} onRetry={noRetry} />
  </>
)
