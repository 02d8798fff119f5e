import type { CardReport } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { Row } from '../panel.tsx'
import { cardReportMessages as text } from './card-report.messages.ts'
import { useReview } from './use-review.ts'

/** Arrived, or not. The next report comes up in the same place: the second half of a double press is not meant for it. */
export const ReviewButtons = ({ orderId, report }: { orderId: string; report: CardReport }) => {
  const { isBusy, accept, reject } = useReview(orderId, report)
  return (
    <Row>
      <Button loading={isBusy} onClick={({ detail }) => detail < 2 && void accept()}>
        {text.accept}
      </Button>
      <Button variant="outlined" color="error" disabled={isBusy} onClick={() => void reject()}>
        {text.reject}
      </Button>
    </Row>
  )
}
