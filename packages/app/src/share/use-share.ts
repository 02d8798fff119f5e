import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import type { ShareMenuProps } from '@hojreh/ui'
import { canonicalUrl } from '../head/canonical-url.ts'
import { useApp } from '../state/app-context.ts'
import { shareMessages as text } from './share.messages.ts'
import { sharePlaces } from './share-places.ts'

/** The ways to share a page of this app. */
export const useShare = (path: string, title: string): Omit<ShareMenuProps, 'variant'> => {
  const dispatch = useAuthDispatch()
  const { app, config } = useApp()
  const url = canonicalUrl(config.origins[app], path)
  const copy = async () => {
    try {
      // Without a secure address there is no clipboard; the rejection says so too.
      await navigator.clipboard.writeText(url)
      dispatch(toastShown({ kind: 'success', title: text.copied, lifeMs: limits.toastLifeMs.cart }))
    } catch {
      dispatch(toastShown({ kind: 'error', title: text.notCopied, lifeMs: limits.unreadToastLifeMs }))
    }
  }
  return {
    places: sharePlaces(url, title),
    onShare: () => {
      if (typeof navigator.share !== 'function') return false
      // It rejects when the person closes the dialog: they have changed their mind.
      void navigator.share({ title, url }).catch(() => undefined)
      return true
    },
    onCopy: () => void copy(),
  }
}
