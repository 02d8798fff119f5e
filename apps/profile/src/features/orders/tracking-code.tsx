import { toPersianDigits } from '@hojreh/persian'
import { CopyButton, Link } from '@hojreh/ui'
import { Fact } from '../../shared/facts.tsx'
import { orderMessages as text } from './order.messages.ts'

/** The way of sending whose codes the post knows. */
export const POST = 'post'
const trackingAddress = (code: string) =>
  `https://tracking.post.ir/search.aspx?${new URLSearchParams({ id: code })}`

/** The code of a parcel, to be copied or followed. */
export const TrackingCode = ({ code, isByPost }: { code: string; isByPost: boolean }) => (
  <Fact label={text.trackingCode}>
    <bdi dir="ltr">{toPersianDigits(code)}</bdi>
    <CopyButton value={code} />
    {isByPost && (
      <Link href={trackingAddress(code)} target="_blank">
        {text.trackByPost}
      </Link>
    )}
  </Fact>
)
