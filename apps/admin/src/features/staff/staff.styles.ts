import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'

export const InviteLine = styled.form(
  css({
    display: 'grid',
    gap: 12,
    marginBlockStart: 12,
    [from.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
      alignItems: 'start',
      '& > button': { marginBlockStart: 30 },
    },
  }),
)

export const CodeBox = styled.div(
  css({
    display: 'grid',
    gap: 8,
    marginBlockStart: 12,
    padding: 16,
    borderRadius: corner.card,
    backgroundColor: color.saffronSoft,
    color: color.ink,
    '& code': { fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' },
  }),
)

export const RoleSelect = styled.div(css({ inlineSize: 180 }))
