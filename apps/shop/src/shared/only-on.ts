import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from } from '@hojreh/ui'

/** Left out on phones and tablets. */
export const DesktopOnly = styled.div(css({ display: 'none', [from.desktop]: { display: 'block' } }))
/** Left out on desktop. */
export const PhoneOnly = styled.div(css({ [from.desktop]: { display: 'none' } }))
