import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatTomanDigits } from '@hojreh/persian'
import { color } from '../theme/vars.ts'
import { elementsMessages as text } from './elements.messages.ts'

/** Digits that stand under each other. Vazirmatn's tabular digits are set wide: they are drawn together again. */
export const Figures = styled.span(
  css({ fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.09em', whiteSpace: 'nowrap' }),
)

const Unit = styled.small(css({ fontSize: '0.75em', fontWeight: 400, color: color.inkSoft }))

/** An amount in toman, from rial. */
export const Toman = ({ rial }: { rial: number }) => (
  <>
    <Figures>{formatTomanDigits(rial)}</Figures> <Unit>{text.toman}</Unit>
  </>
)
