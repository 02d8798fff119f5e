import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

/** A section that stands out: the offers of the day, on saffron paper. */
export const OfferBand = styled.section(
  css({
    minInlineSize: 0,
    marginInline: -16,
    padding: 16,
    paddingBlockEnd: 20,
    backgroundColor: color.saffronSoft,
    [from.desktop]: { marginInline: 0, padding: 24, borderRadius: corner.sheet },
  }),
)
