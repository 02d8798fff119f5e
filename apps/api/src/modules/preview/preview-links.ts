import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import { deriveKey } from '../../shared/keys.ts'

/** Long enough to look at it on a phone, too; the desk makes another one at any time. */
const LIFE_MS = 60 * 60 * 1_000
const WORD = /^([0-9a-z]{1,12})\.([\w-]{43})$/

export type PreviewKind = 'article' | 'faq' | 'page' | 'product'

/**
 * Links to pages that no visitor sees yet. The word in the address says until when and proves that the desk made it, so
 * that nothing is stored; it opens the one page that it was made for.
 */
export const makePreviewLinks = (secret: string, clock: Clock) => {
  const key = deriveKey(secret, 'preview')
  const sign = (kind: PreviewKind, slug: string, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, slug, until]))
      .digest()
  return {
    /** The word of a new link. */
    wordFor: (kind: PreviewKind, slug: string): string => {
      const until = (clock().getTime() + LIFE_MS).toString(36)
      return `${until}.${sign(kind, slug, until).toString('base64url')}`
    },
    /** Whether a word opens this page now. */
    isOpen: (kind: PreviewKind, slug: string, word: string | undefined): boolean => {
      const [, until = '', signature = ''] = WORD.exec(word ?? '') ?? []
      if (until === '' || Number.parseInt(until, 36) <= clock().getTime()) return false
      return timingSafeEqual(sign(kind, slug, until), Buffer.from(signature, 'base64url'))
    },
  }
}
