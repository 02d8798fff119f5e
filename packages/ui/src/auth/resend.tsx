import { toPersianDigits } from '@hojreh/persian'
import { Button } from '../elements/actions/button.tsx'
import { useNow } from '../elements/figures/use-now.ts'
import { authMessages as text } from './auth.messages.ts'

const SECONDS_IN_MINUTE = 60
const clock = (seconds: number) =>
  toPersianDigits(
    `${Math.floor(seconds / SECONDS_IN_MINUTE)}:${String(seconds % SECONDS_IN_MINUTE).padStart(2, '0')}`,
  )

/** Asks for another code once `resendAt` (epoch ms) has passed; counts down until then. */
export const Resend = ({
  resendAt,
  isBusy,
  onResend,
}: {
  resendAt: number
  isBusy: boolean
  onResend: () => void
}) => {
  const now = useNow()
  const seconds = now === undefined ? undefined : Math.max(0, Math.ceil((resendAt - now) / 1000))
  return (
    <Button variant="link" disabled={isBusy || seconds !== 0} onClick={onResend}>
      {seconds ? (
        // One child: a button lays out several beside each other, without the space between.
        <span>
          {text.resendIn} <bdi>{clock(seconds)}</bdi>
        </span>
      ) : (
        text.resend
      )}
    </Button>
  )
}
