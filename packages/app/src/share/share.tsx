import { ShareMenu, type ShareMenuProps } from '@hojreh/ui'
import { useShare } from './use-share.ts'

/** Shares a page of this app. */
export const Share = ({
  path,
  title,
  variant = 'icon',
}: { path: string; title: string } & Pick<ShareMenuProps, 'variant'>) => (
  <ShareMenu {...useShare(path, title)} variant={variant} />
)
