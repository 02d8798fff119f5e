import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from } from '../theme/tokens.ts'

/** What belongs together stands beside each other on a phone too; the rest from a tablet on. */
export const AddressGrid = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
  }),
)
/** The whole width. */
export const wide = css({ gridColumn: '1 / -1' })
/** Half of the width, and on a phone all of it. */
export const half = css({ gridColumn: '1 / -1', [from.tablet]: { gridColumn: 'auto' } })
export const Wide = styled.div(wide)
export const Half = styled.div(half)
