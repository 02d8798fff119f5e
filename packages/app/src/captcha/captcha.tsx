import { useAuthExtra } from '@hojreh/auth/react'
import { Skeleton } from '@hojreh/ui'
import { Suspense } from 'react'
import { onPress } from '../later/on-press.ts'
import type { CaptchaProps } from './captcha.types.ts'

const providers = {
  altcha: onPress(async () => (await import('./altcha.tsx')).Altcha),
  recaptcha: onPress(async () => (await import('./recaptcha.tsx')).Recaptcha),
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
