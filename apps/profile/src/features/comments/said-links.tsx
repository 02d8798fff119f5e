import { FilterLinks } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { commentsMessages as text } from './comments.messages.ts'

/** The ways between what the customer said and what the customer asked. */
export const SaidLinks = ({ current }: { current: 'comments' | 'questions' }) => (
  <FilterLinks
    label={text.said}
    links={(['comments', 'questions'] as const).map((kind) => ({
      label: text.kinds[kind],
      href: paths[kind],
      isCurrent: kind === current,
    }))}
  />
)
