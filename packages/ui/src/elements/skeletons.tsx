import { elementsMessages as text } from './elements.messages.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A grey place for what is loading; its variants are the theme's, and `fill` takes the size of what it stands in. */
export { default as Skeleton } from '@mui/material/Skeleton'

/** Says that something is loading, to those who do not see the grey. */
export const LoadingLabel = () => <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
