import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatToman } from '@hojreh/persian'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import { color } from '../theme/vars.ts'
import { cartMessages as text } from './cart.messages.ts'

const Box = styled.div(
  css({
    display: 'grid',
    gap: 8,
    fontSize: '0.9375rem',
    '& .MuiLinearProgress-root': { blockSize: 6, borderRadius: 3, backgroundColor: color.sunken },
    '& .MuiLinearProgress-bar': { borderRadius: 3 },
  }),
)

/** Holds the place of {@link FreeShipping} while its sum is on the way, so that nothing below moves. */
export const FreeShippingLoading = () => (
  <Box aria-hidden="true">
    <p>&nbsp;</p>
    <LinearProgress variant="determinate" value={0} />
  </Box>
)

/** Amounts in rial. */
export type FreeShippingProps = {
  /** What the goods cost, after discounts. */
  goodsTotal: number
  /** From which sum they are sent free. */
  freeFrom: number
}

/** How much is missing until the goods are sent free. */
export const FreeShipping = ({ goodsTotal, freeFrom }: FreeShippingProps) => {
  const id = useId()
  const missing = Math.max(0, freeFrom - goodsTotal)
  return (
    <Box>
      <p id={id} role="status">
        {missing > 0 ? text.missingToFree(formatToman(missing)) : text.isSentFree}
      </p>
      <LinearProgress
        variant="determinate"
        color={missing > 0 ? 'primary' : 'success'}
        aria-labelledby={id}
        value={missing > 0 ? Math.floor((goodsTotal * 100) / freeFrom) : 100}
      />
    </Box>
  )
}
