import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from } from '../theme/tokens.ts'

/** What belongs together stands beside each other on a phone too; the rest from a tablet on. */
export const AddressGrid = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& > [data-half]': { gridColumn: '1 / -1', [from.tablet]: { gridColumn: 'auto' } },
  }),
)
