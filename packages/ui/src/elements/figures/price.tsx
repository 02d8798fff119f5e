import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { discountPercent, formatTomanDigits } from '@hojreh/persian'
import { color, corner } from '../../theme/vars.ts'
import { elementsMessages as text } from '../elements.messages.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Figures, Toman } from './figures.tsx'

const Column = styled.div<{ isAtStart: boolean }>(
  css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    lineHeight: 1.5,
  }),
  ({ isAtStart }) => isAtStart && css({ alignItems: 'flex-start' }),
)
const Before = styled.div(
  css({ display: 'flex', alignItems: 'center', gap: 8, fontSize: '0.8125rem', color: color.inkSoft }),
)
const Badge = styled.span(
  css({
    borderRadius: corner.pill,
    paddingInline: 8,
    backgroundColor: color.offer,
    color: color.onOffer,
    fontWeight: 700,
    fontSize: '0.8125rem',
    lineHeight: '22px',
  }),
)
const nowIn = {
  small: css({ fontSize: '0.9375rem' }),
  medium: css({ fontSize: '1rem' }),
  // Nine digits and more must still fit a card of a narrow phone.
  mediumAndLong: css({ fontSize: '0.875rem' }),
  large: css({ fontSize: 'clamp(1.1875rem, 1rem + 0.9vw, 1.5rem)', fontWeight: 800 }),
}
const Now = styled.div<{ variant: keyof typeof nowIn }>(
  css({ fontWeight: 700, textAlign: 'end' }),
  ({ variant }) => nowIn[variant],
)

const LONG_PRICE = 10_000_000_000

export type PriceProps = {
  /** Rial. */
  price: number
  /** Rial before the discount. */
  listPrice?: number | null
  size?: 'small' | 'medium' | 'large'
  align?: 'start' | 'end'
}

/** A price in toman; with a discount also the old price, struck, and the percents. */
export const Price = ({ price, listPrice = null, size = 'medium', align = 'end' }: PriceProps) => {
  const percent = discountPercent(price, listPrice)
  return (
    <Column isAtStart={align === 'start'}>
      {percent > 0 && listPrice !== null && (
        <Before>
          <VisuallyHidden>{text.priceBefore}</VisuallyHidden>
          <Figures as="s">{formatTomanDigits(listPrice)}</Figures>
          <Badge>{text.percent(percent)}</Badge>
        </Before>
      )}
      <Now variant={size === 'medium' && price >= LONG_PRICE ? 'mediumAndLong' : size}>
        <VisuallyHidden>{text.priceNow}</VisuallyHidden>
        <Toman rial={price} />
      </Now>
    </Column>
  )
}
