import { useAuthExtra } from '@hojreh/auth/react'
import { Skeleton } from '@hojreh/ui'
import { lazy, Suspense } from 'react'
import { retryImport } from '../lazy/retry-import.ts'
import type { CaptchaProps } from './captcha.types.ts'

const providers = {
  altcha: lazy(async () => ({ default: (await retryImport(() => import('./altcha.tsx'))).Altcha })),
  recaptcha: lazy(async () => ({ default: (await retryImport(() => import('./recaptcha.tsx'))).Recaptcha })),
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
