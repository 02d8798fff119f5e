import { Countdown } from '@hojreh/ui'
import { productMessages as text } from './product.messages.ts'

/** How long the offer of a product lasts. */
export const OfferEnds = ({ endsAt }: { endsAt: string }) => (
  <div>
    <p>{text.offerEnds}</p>
    <Countdown endsAt={endsAt} />
  </div>
)
