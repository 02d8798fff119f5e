import { canonicalUrl, useApp } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits } from '@hojreh/contract'
import { Button } from '@hojreh/ui'
import Link2 from 'lucide-react/icons/link-2'
import { articleMessages as text } from './article.messages.ts'

const lifeMs = limits.toastLifeMs.cart

/** Copies the address of the page and says so. */
export const ShareLink = ({ path }: { path: string }) => {
  const dispatch = useAuthDispatch()
  const { app, config } = useApp()
  const copy = async () => {
    try {
      // Without a secure address there is no clipboard; the rejection says so too.
      await navigator.clipboard.writeText(canonicalUrl(config.origins[app], path))
      dispatch(toastShown({ kind: 'success', title: text.shared, lifeMs }))
    } catch {
      dispatch(toastShown({ kind: 'error', title: text.notShared, lifeMs: limits.toastLifeMs.auth }))
    }
  }
  return (
    <Button look="outline" size="small" startIcon={<Link2 size={18} />} onClick={copy}>
      {text.share}
    </Button>
  )
}
