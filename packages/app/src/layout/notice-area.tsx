import { OfflineNotice, ToastArea } from '@hojreh/ui'
import type { ComponentProps } from 'react'

export type NoticeAreaProps = ComponentProps<typeof OfflineNotice> & ComponentProps<typeof ToastArea>

/** What the app tells its person, over any page. */
export const NoticeArea = ({ isOffline, ...rest }: NoticeAreaProps) => (
  <>
    <ToastArea {...rest} />
    <OfflineNotice isOffline={isOffline} />
  </>
)
