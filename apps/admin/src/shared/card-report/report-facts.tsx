import type { CardReport } from '@hojreh/contract/admin'
import { formatJalaliDateTime, formatToman, toPersianDigits } from '@hojreh/persian'
import { CopyButton, Toman } from '@hojreh/ui'
import { Fact, Facts } from '../facts.tsx'
import { Soft, Stack, Warning } from '../panel.tsx'
import { cardReportMessages as text } from './card-report.messages.ts'

export const namesOf = (orders: readonly string[]): string =>
  orders.map((each) => toPersianDigits(each)).join('، ')

/** What the customer says of a transfer, beside what was asked for. */
export const ReportFacts = ({ report }: { report: CardReport }) => {
  const difference = report.amountReported - report.amountAsked
  return (
    <Stack>
      {report.isLate && <Warning>{text.late}</Warning>}
      {report.isSupplement && !report.isLate && <Soft>{text.supplement}</Soft>}
      {difference !== 0 && <Warning>{text.differs(formatToman(Math.abs(difference)))}</Warning>}
      {report.sameCode.length > 0 && <Warning>{text.sameCode(namesOf(report.sameCode))}</Warning>}
      <Facts>
        <Fact label={text.asked} kind="large">
          <Toman rial={report.amountAsked} />
        </Fact>
        <Fact label={text.reported} kind="large">
          <Toman rial={report.amountReported} />
        </Fact>
        <Fact label={text.trackingCode}>
          <bdi>{toPersianDigits(report.trackingCode)}</bdi>
          <CopyButton value={report.trackingCode} label={text.copyCode} />
        </Fact>
        <Fact label={text.card}>
          <bdi>{toPersianDigits(report.cardLast4)}</bdi>
        </Fact>
        {report.shopCards.length > 0 && (
          <Fact label={text.shopCards}>
            <bdi>{report.shopCards.map((card) => toPersianDigits(card)).join('، ')}</bdi>
          </Fact>
        )}
        <Fact label={text.paidAt}>{formatJalaliDateTime(report.paidAt)}</Fact>
        <Fact label={text.reportedAt}>{formatJalaliDateTime(report.reportedAt)}</Fact>
      </Facts>
    </Stack>
  )
}
