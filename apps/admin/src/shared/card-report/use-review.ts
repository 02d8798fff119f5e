import { useAcceptCardReportMutation, useRejectCardReportMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { CardReport } from '@hojreh/contract/admin'
import { formatToman } from '@hojreh/persian'
import { useAct } from '../acts/use-act.ts'
import { cardReportMessages as text } from './card-report.messages.ts'
import { namesOf } from './report-facts.tsx'

/** The texts of a decision: on an order's transfer, on that of an edit's difference, or on one that came too late for both. */
const wordsOf = ({ isLate, isSupplement }: CardReport) => {
  if (isLate)
    return { accepted: text.lateAccepted, rejected: text.lateRejected, question: text.rejectLateText }
  if (isSupplement)
    return {
      accepted: text.accepted,
      rejected: text.supplementRejected,
      question: text.rejectSupplementText,
    }
  return { accepted: text.accepted, rejected: text.rejected, question: text.rejectText }
}

/** The two answers to a report. What does not fit needs a second yes, and the server is told that there was one. */
export const useReview = (orderId: string, report: CardReport) => {
  const [accept, accepting] = useAcceptCardReportMutation()
  const [reject, rejecting] = useRejectCardReportMutation()
  const confirm = useConfirm()
  const act = useAct()
  const { amountAsked, amountReported, sameCode } = report
  const words = wordsOf(report)
  const despiteAmount = amountAsked !== amountReported
  const despiteSameCode = sameCode.length > 0
  const insist = (title: string, why: string) =>
    confirm({ title, text: why, confirmLabel: text.despite, cancelLabel: text.cancel, isDangerous: true })
  return {
    isBusy: accepting.isLoading || rejecting.isLoading,
    accept: async () => {
      const sums = text.differsText(formatToman(amountAsked), formatToman(amountReported))
      if (despiteAmount && !(await insist(text.differsTitle, sums))) return false
      if (despiteSameCode && !(await insist(text.sameTitle, text.sameText(namesOf(sameCode))))) return false
      const body = { despiteAmount, despiteSameCode }
      return act(accept({ query: { orderId, paymentId: report.paymentId }, body }), words.accepted)
    },
    reject: async () => {
      const isSure = await confirm({
        title: text.rejectTitle,
        text: words.question,
        confirmLabel: text.rejectYes,
        cancelLabel: text.cancel,
        isDangerous: true,
      })
      return isSure && act(reject({ orderId, paymentId: report.paymentId }), words.rejected)
    },
  }
}
