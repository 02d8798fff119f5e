import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '../theme/vars.ts'

/** Fields and buttons of a panel under each other. */
export const Fields = styled.form(css({ display: 'grid', gap: 16 }))
export const Lead = styled.p(
  css({ color: color.inkSoft, fontSize: '0.9375rem', '& b': { color: color.ink, fontSize: '1.0625rem' } }),
)
/** Its text buttons have an inline padding of their own: their words stand in line with the fields above. */
export const Row = styled.div(
  css({
    marginInline: -8,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
  }),
)
export const Prompt = styled.p(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${color.line}`,
    color: color.inkSoft,
  }),
)
export const CaptchaArea = styled.section(
  css({ minBlockSize: 78, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center' }),
)
