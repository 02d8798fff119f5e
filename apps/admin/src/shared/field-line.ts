import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from } from '@hojreh/ui'

/** A form of one field with its button. */
export const FieldLine = styled.form(
  css({
    display: 'grid',
    gap: 8,
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 320px) auto',
      justifyContent: 'start',
      alignItems: 'start',
      // The button stands beside the field, not beside its label and note.
      '& > button': { marginBlockStart: 30 },
    },
  }),
)
