import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { receiptAddress } from '@hojreh/api/admin'
import type { CardReport } from '@hojreh/contract/admin'
import { color, corner } from '@hojreh/ui'
import Tooltip from '@mui/material/Tooltip'
import { Soft } from '../panel.tsx'
import { cardReportMessages as text } from './card-report.messages.ts'

const Picture = styled.a(
  css({
    display: 'block',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.sunken,
    overflow: 'hidden',
    '& img': {
      display: 'block',
      inlineSize: '100%',
      minBlockSize: 160,
      maxBlockSize: 560,
      objectFit: 'contain',
    },
  }),
)

/** The picture of a transfer, as large as there is room; pressed, it opens in its whole size. */
export const Receipt = ({ report: { paymentId, hasReceipt, trackingCode } }: { report: CardReport }) =>
  hasReceipt ? (
    <Tooltip title={text.enlarge} describeChild>
      <Picture href={receiptAddress(paymentId)} target="_blank" rel="noopener">
        <img src={receiptAddress(paymentId)} alt={text.receipt(trackingCode)} />
      </Picture>
    </Tooltip>
  ) : (
    <Soft>{text.noReceipt}</Soft>
  )
