import { isConnectionLost, subscribeToConnection } from '@hojreh/app/runtime'
import { Button, EmptyState } from '@hojreh/ui'
import Lock from 'lucide-react/icons/lock'
import SearchX from 'lucide-react/icons/search-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'
import { sharedMessages as sharedText } from '../shared/shared.messages.ts'
import { layoutMessages as text } from './layout.messages.ts'

const toToday = (
  <Button variant="outlined" href={paths.today}>
    {text.toToday}
  </Button>
)

/** In the place of a page that broke, or whose code could not come. */
export const PageFailure = () => {
  const isOffline = useSyncExternalStore(subscribeToConnection, isConnectionLost)
  return (
    <EmptyState
      level={1}
      icon={<TriangleAlert size={28} />}
      title={text.failure}
      text={isOffline ? text.failureOffline : text.failureText}
      actions={
        <>
          {/* Without a line the browser would put its own page in this one's place. */}
          <Button disabled={isOffline} onClick={() => window.location.reload()}>
            {text.reload}
          </Button>
          {toToday}
        </>
      }
    />
  )
}

/** A page that is not for this role. */
export const ForbiddenPage = () => (
  <>
    <title>{text.windowTitle(sharedText.forbidden)}</title>
    <EmptyState
      level={1}
      icon={<Lock size={28} />}
      title={sharedText.forbidden}
      text={sharedText.forbiddenText}
      actions={toToday}
    />
  </>
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
