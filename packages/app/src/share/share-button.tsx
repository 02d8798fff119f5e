import { ShareIconButton } from '@hojreh/ui'
import { useShare } from './use-share.ts'

/** An icon that shares a page of this app. */
export const ShareButton = ({ path, title }: { path: string; title: string }) => {
  const share = useShare(path, title)
  return <ShareIconButton onClick={() => void share()} />
}
