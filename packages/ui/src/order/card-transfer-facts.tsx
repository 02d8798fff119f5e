import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, toPersianDigits } from '@hojreh/persian'
import { Toman } from '../elements/figures/figures.tsx'
import { color, corner } from '../theme/vars.ts'
import { CopyButton } from './copy-button.tsx'
import { orderMessages } from './order.messages.ts'

const text = orderMessages.card

const Facts = styled.dl(
  css({
    display: 'grid',
    gap: 4,
    margin: 0,
    padding: 16,
    borderRadius: corner.card,
    backgroundColor: color.lapisSoft,
    color: color.ink,
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 12,
      minBlockSize: 44,
    },
    '& dt': { color: color.inkSoft },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      margin: 0,
      marginInlineStart: 'auto',
      fontWeight: 700,
      minInlineSize: 0,
    },
  }),
)
const Digits = styled.bdi(css({ fontSize: '1.0625rem', letterSpacing: '0.04em' }))

const InRial = styled.span(
  css({ display: 'block', fontWeight: 400, fontSize: '0.875rem', color: color.inkSoft }),
)

const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

export type CardTransferFactsProps = {
  /** 16 digits. */
  cardNumber: string
  holder: string
  bank: string
  /** Rial. */
  amount: number
}

/** To which card, and exactly how much. What is copied has Latin digits: banking apps want them. */
export const CardTransferFacts = ({ cardNumber, holder, bank, amount }: CardTransferFactsProps) => (
  <Facts>
    <div>
      <dt>{text.number}</dt>
      <dd>
        <Digits dir="ltr">{toPersianDigits(inFours(cardNumber))}</Digits>
        <CopyButton value={cardNumber} label={text.copyNumber} />
      </dd>
    </div>
    {(holder || bank) && (
      <div>
        <dt>{text.holder}</dt>
        <dd>{[holder, bank].filter(Boolean).join('، ')}</dd>
      </div>
    )}
    <div>
      <dt>{text.amount}</dt>
      <dd>
        <span>
          <Toman rial={amount} />
          <InRial>{text.inRial(formatNumber(amount))}</InRial>
        </span>
        <CopyButton value={String(amount)} label={text.copyAmount} />
      </dd>
    </div>
  </Facts>
)
