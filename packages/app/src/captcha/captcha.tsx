import { useAuthExtra } from '@hojreh/auth/react'
import { lazyPart, Skeleton } from '@hojreh/ui'
import { Suspense } from 'react'
import type { CaptchaProps } from './captcha.types.ts'

const providers = {
  altcha: lazyPart(() => import('./altcha.tsx'), 'Altcha'),
  recaptcha: lazyPart(() => import('./recaptcha.tsx'), 'Recaptcha'),
}

/** The configured captcha; its code comes with the first panel that needs one. */
export const Captcha = (props: CaptchaProps) => {
  const { provider } = useAuthExtra().config.captcha
  const Provider = providers[provider]
  return (
    <Suspense fallback={<Skeleton variant="fill" />}>
      <Provider {...props} />
    </Suspense>
  )
}
