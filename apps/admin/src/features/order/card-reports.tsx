import type { OrderRecord } from '@hojreh/contract/admin'
import { StatusChip } from '@hojreh/ui'
import { cardReportMessages } from '../../shared/card-report/card-report.messages.ts'
import { Receipt } from '../../shared/card-report/receipt.tsx'
import { ReportFacts } from '../../shared/card-report/report-facts.tsx'
import { ReviewButtons } from '../../shared/card-report/review-buttons.tsx'
import { useMay } from '../../shared/me.ts'
import { Panel, Stack } from '../../shared/panel.tsx'
import { orderMessages as text } from './order.messages.ts'

const tones = { waiting: 'warning', accepted: 'success', rejected: 'neutral' } as const

/** What the customer reported of transfers; the one that waits is decided right here. */
export const OrderCardReports = ({ order: { id, acts, cardReports } }: { order: OrderRecord }) => {
  const may = useMay()
  return cardReports.map((report) => (
    <Panel key={`${report.paymentId}-${report.reportedAt}`}>
      <h2>
        {text.cardReports}{' '}
        <StatusChip tone={tones[report.state]}>{cardReportMessages.states[report.state]}</StatusChip>
      </h2>
      <Stack>
        <ReportFacts report={report} />
        {may('payments.review') && <Receipt report={report} />}
        {report.state === 'waiting' && acts.includes('acceptCardReport') && (
          <ReviewButtons orderId={id} report={report} />
        )}
      </Stack>
    </Panel>
  ))
}
