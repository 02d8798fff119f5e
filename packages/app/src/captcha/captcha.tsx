import { useAuthExtra } from '@hojreh/auth/react'
import { Skeleton } from '@hojreh/ui'
import { lazy, Suspense } from 'react'
import type { CaptchaProps } from './captcha.types.ts'

const providers = {
  altcha: lazy(() => import('./altcha.tsx').then(({ Altcha }) => ({ default: Altcha }))),
  recaptcha: lazy(() => import('./recaptcha.tsx').then(({ Recaptcha }) => ({ default: Recaptcha }))),
}

/** The configured captcha; its code comes with the first panel that needs one. */
export const Captcha = (props: CaptchaProps) => {
  const { provider } = useAuthExtra().config.captcha
  const Provider = providers[provider]
  return (
    <Suspense fallback={<Skeleton data-shape="fill" />}>
      <Provider {...props} />
    </Suspense>
  )
}
