import { ignoreChunkLoadError } from '../browser/chunk-guard.ts'
import type { ErrorViewProps } from './error-view.tsx'
import { errorsMessages as text } from './errors.messages.ts'

/** For a browser that could load neither the page nor what explains it. */
const PlainErrorView = ({ onRetry }: ErrorViewProps) => (
  <p role="alert">
    {text.connectionLost}{' '}
    <button type="button" onClick={onRetry}>
      {text.retry}
    </button>
  </p>
)

/** The view of errors. Loaded as soon as a page is hydrated: when it is needed the network may be gone. */
export const loadErrorView = () =>
  import('./error-view.tsx').then(
    ({ ErrorView }) => ErrorView,
    (error) => {
      ignoreChunkLoadError(error)
      return PlainErrorView
    },
  )
