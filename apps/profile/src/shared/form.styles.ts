import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from } from '@hojreh/ui'

/** Fields in one column on phones and two beside each other on wider screens. */
export const FormGrid = styled.form(
  css({
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
)

/** Fields under each other, no wider than what is typed. */
export const FormColumn = styled.form(css({ display: 'grid', gap: 16, maxInlineSize: 440 }))

/** The buttons of a form, after its fields. */
export const FormActions = styled.div(
  css({ gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end', gap: 8 }),
)
