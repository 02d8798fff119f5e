import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button } from '../elements/actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { color } from '../theme/vars.ts'
import { authMessages as text } from './auth.messages.ts'

const Words = styled.div(
  css({
    display: 'grid',
    gap: 4,
    '& bdi': { display: 'block', fontSize: '0.8125rem', color: color.pomegranate, textAlign: 'start' },
    '& button': { justifySelf: 'start' },
  }),
)

/** The captcha of another company could not be loaded: what happened, another try, and the way around it. */
export const CaptchaFailure = ({
  message,
  hasCodeLogin = false,
  onRetry,
}: {
  /** English, fixed by the specification. */
  message: string
  /** Whether signing in by code is possible instead. */
  hasCodeLogin?: boolean
  onRetry: () => void
}) => (
  <Notice severity="error" role="alert">
    <Words>
      <p>{hasCodeLogin ? text.captchaUnreachableWithCode : text.captchaUnreachable}</p>
      <bdi dir="ltr" lang="en">
        {message}
      </bdi>
      <Button variant="link" onClick={onRetry}>
        {text.retry}
      </Button>
    </Words>
  </Notice>
)
