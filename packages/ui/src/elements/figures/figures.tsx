import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatTomanDigits } from '@hojreh/persian'
import { color } from '../../theme/vars.ts'
import { elementsMessages as text } from '../elements.messages.ts'

/**
 * Digits of a price or a code. Proportional: Vazirmatn sets its tabular Persian digits so wide that a price falls
 * apart into single zeros. What changes under the eye (counts, countdowns) is tabular all the same.
 */
export const Figures = styled.span(css({ whiteSpace: 'nowrap' }))

const Unit = styled.small(css({ fontSize: '0.75em', fontWeight: 400, color: color.inkSoft }))

/** An amount in toman, from rial: one thing with its unit, also where its parent puts things apart. */
export const Toman = ({ rial }: { rial: number }) => (
  <Figures>
    {formatTomanDigits(rial)} <Unit>{text.toman}</Unit>
  </Figures>
)
