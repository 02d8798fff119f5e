import { useAuthExtra } from '@hojreh/auth/react'
import { CaptchaFailure, colorSchemeAttribute } from '@hojreh/ui'
import { useEffect, useRef, useState } from 'react'
import type { CaptchaProps } from './captcha.types.ts'
import { loadRecaptcha, recaptchaErrors } from './load-recaptcha.ts'

const themeOfPage = () =>
  document.documentElement.getAttribute(colorSchemeAttribute) === 'dark' ? 'dark' : 'light'

/** Pixels that Google's usual widget takes; on a narrow phone there are fewer, and the compact one fits. */
const WIDGET_WIDTH = 304
const sizeFor = ({ clientWidth }: HTMLElement) => (clientWidth < WIDGET_WIDTH ? 'compact' : 'normal')

/** Google's checkbox, rendered where we say; its script is loaded when it is wanted. */
export const Recaptcha = ({ onToken, hasCodeLogin }: CaptchaProps) => {
  const { siteKey, scriptUrl } = useAuthExtra().config.captcha
  const place = useRef<HTMLDivElement>(null)
  const tell = useRef(onToken)
  tell.current = onToken
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let isLeft = false
    const fail = (message: string) => {
      if (!isLeft) setFailure(message)
    }
    loadRecaptcha(scriptUrl ?? '').then(
      ({ render }) => {
        if (isLeft || !place.current) return
        // The widget cannot be rendered twice into one element.
        const container = document.createElement('div')
        place.current.replaceChildren(container)
        render(container, {
          sitekey: siteKey ?? '',
          theme: themeOfPage(),
          size: sizeFor(place.current),
          callback: (token) => tell.current(token),
          'expired-callback': () => tell.current(''),
          'error-callback': () => fail(recaptchaErrors.widget),
        })
      },
      ({ message }: Error) => fail(message),
    )
    return () => {
      isLeft = true
    }
  }, [siteKey, scriptUrl, attempt])

  if (failure === undefined) return <div ref={place} />
  return (
    <CaptchaFailure
      message={failure}
      hasCodeLogin={hasCodeLogin}
      onRetry={() => {
        setFailure(undefined)
        setAttempt((before) => before + 1)
      }}
    />
  )
}
