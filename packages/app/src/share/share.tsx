import { ShareMenu, type ShareMenuProps } from '@hojreh/ui'
import { useShare } from './use-share.ts'

/** Shares a page of this app. */
export const Share = ({
  path,
  title,
  look = 'icon',
}: { path: string; title: string } & Pick<ShareMenuProps, 'look'>) => (
  <ShareMenu {...useShare(path, title)} look={look} />
)
