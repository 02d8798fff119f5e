import { Button, EmptyState } from '@hojreh/ui'
import SearchX from 'lucide-react/icons/search-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { paths } from '../paths.ts'
import { frameMessages as text } from './frame.messages.ts'

const toToday = (
  <Button variant="outlined" href={paths.today}>
    {text.toToday}
  </Button>
)

/** In the place of a page that broke. */
export const PageFailure = () => (
  <EmptyState
    level={1}
    icon={<TriangleAlert size={28} />}
    title={text.failure}
    text={text.failureText}
    actions={
      <>
        <Button onClick={() => window.location.reload()}>{text.reload}</Button>
        {toToday}
      </>
    }
  />
)

/** An address of the back office that leads nowhere. */
export const MissingPage = () => (
  <>
    <title>{text.windowTitle(text.missing)}</title>
    <EmptyState
      level={1}
      icon={<SearchX size={28} />}
      title={text.missing}
      text={text.missingText}
      actions={toToday}
    />
  </>
)
