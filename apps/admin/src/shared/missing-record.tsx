import { isApiError } from '@hojreh/api'
import { Button, EmptyState } from '@hojreh/ui'
import SearchX from 'lucide-react/icons/search-x'
import { WindowTitle } from './page-title.tsx'

/** Whether an address names a record that is not there: its id is unknown, or no id at all. */
export const isMissing = ({ error, currentData }: { error?: unknown; currentData?: unknown }): boolean =>
  currentData === undefined && isApiError(error) && (error.status === 404 || error.status === 422)

/** In the place of a record that is not there, with the way to its list. */
export const MissingRecord = ({
  title,
  text,
  list,
}: {
  title: string
  text: string
  list: { href: string; label: string }
}) => (
  <>
    <WindowTitle title={title} />
    <EmptyState
      level={1}
      icon={<SearchX size={28} />}
      title={title}
      text={text}
      actions={<Button href={list.href}>{list.label}</Button>}
    />
  </>
)
