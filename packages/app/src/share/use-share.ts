import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { useCallback } from 'react'
import { canonicalUrl } from '../head/canonical-url.ts'
import { useApp } from '../state/app-context.ts'
import { shareMessages as text } from './share.messages.ts'

/** Whoever closes the device's own dialog has changed their mind; that is no failure. */
const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares a page of this app by the device's own dialog, or copies its address where there is none. */
export const useShare = (path: string, title: string): (() => Promise<void>) => {
  const dispatch = useAuthDispatch()
  const { app, config } = useApp()
  return useCallback(async () => {
    const url = canonicalUrl(config.origins[app], path)
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url })
        return
      }
      // Without a secure address there is no clipboard; the rejection says so too.
      await navigator.clipboard.writeText(url)
      dispatch(toastShown({ kind: 'success', title: text.copied, lifeMs: limits.toastLifeMs.cart }))
    } catch (error) {
      if (isDismissed(error)) return
      dispatch(toastShown({ kind: 'error', title: text.notCopied, lifeMs: limits.toastLifeMs.auth }))
    }
  }, [dispatch, app, config, path, title])
}
