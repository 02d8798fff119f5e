import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WaitingReport } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button, from, Link } from '@hojreh/ui'
import { useState } from 'react'
import { Receipt } from '../../shared/card-report/receipt.tsx'
import { ReportFacts } from '../../shared/card-report/report-facts.tsx'
import { ReviewButtons } from '../../shared/card-report/review-buttons.tsx'
import { orderHref } from '../../shared/order-href.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { cardReportsMessages as text } from './card-reports.messages.ts'

const Sides = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
  }),
)

/** One report after the other: the sums and the answer beside the receipt. What is decided makes room for the next. */
export const Review = ({ reports }: { reports: readonly [WaitingReport, ...WaitingReport[]] }) => {
  const [skipped, setSkipped] = useState(0)
  const report = reports[skipped % reports.length] ?? reports[0]
  const others = reports.length - 1
  return (
    <Panel aria-label={text.current}>
      <h2>
        <Link href={orderHref(report.orderId)}>{text.order(toPersianDigits(report.orderNumber))}</Link>{' '}
        <Soft>{report.receiverName}</Soft>
      </h2>
      <Sides>
        <Stack>
          <ReportFacts report={report} />
          <ReviewButtons key={report.paymentId} orderId={report.orderId} report={report} />
          <Row>
            <Soft role="status">{others > 0 ? text.waiting(toPersianDigits(others)) : text.last}</Soft>
            {others > 0 && (
              <Button variant="link" onClick={() => setSkipped(skipped + 1)}>
                {text.later}
              </Button>
            )}
          </Row>
        </Stack>
        <Receipt report={report} />
      </Sides>
    </Panel>
  )
}
