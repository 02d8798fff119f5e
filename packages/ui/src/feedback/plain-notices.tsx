import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { bottomNavHeight, from, layer } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { feedbackMessages as text } from './feedback.messages.ts'
import type { ToastMessage } from './toast-message.ts'

/** Above the bottom navigation and the buy bar of phones, so that neither is covered. */
export const aboveBottomNav = {
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: 12,
  insetBlockEnd: `calc(${bottomNavHeight} + 84px)`,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  [from.desktop]: { insetBlockEnd: 20 },
} as const

const Place = styled.div(
  css({
    ...aboveBottomNav,
    paddingBlock: 8,
    paddingInline: 18,
    borderRadius: corner.card,
    backgroundColor: color.saffron,
    color: color.onSaffron,
    fontSize: '0.875rem',
    lineHeight: 1.7,
  }),
)

/** Toasts and the offline notice in plain words, for a page that has no code for them, and perhaps no network. */
export const PlainNotices = ({
  isOffline,
  toasts,
}: {
  isOffline: boolean
  toasts: readonly ToastMessage[]
}) =>
  (isOffline || toasts.length > 0) && (
    <Place role="alert">
      {isOffline && <p>{text.offline}</p>}
      {toasts.map(({ id, title, detail }) => (
        <p key={id}>
          {title} {detail}
        </p>
      ))}
    </Place>
  )
