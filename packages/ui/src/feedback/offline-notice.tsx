import { css } from '@emotion/react'
import styled from '@emotion/styled'
import WifiOff from 'lucide-react/icons/wifi-off'
import { bottomNavHeight } from '../shell/bottom-nav.tsx'
import { from, layer } from '../theme/tokens.ts'
import { color, corner, floating } from '../theme/vars.ts'
import { feedbackMessages as text } from './feedback.messages.ts'

/** Above the bottom navigation and the buy bar of phones, so that neither is covered. */
const PHONE_OFFSET = `calc(${bottomNavHeight} + 84px)`

const Notice = styled.div(
  css({
    position: 'fixed',
    zIndex: layer.toast,
    insetInline: 12,
    insetBlockEnd: PHONE_OFFSET,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    paddingBlock: 8,
    paddingInline: 18,
    borderRadius: corner.card,
    backgroundColor: color.saffron,
    color: color.onSaffron,
    boxShadow: floating,
    fontSize: '0.875rem',
    lineHeight: 1.7,
    '& svg': { flex: 'none' },
    // Not `display: none`: a live region that was not there is not heard when it fills.
    '&:empty': { padding: 0, boxShadow: 'none' },
    [from.desktop]: { insetBlockEnd: 20 },
  }),
)

/** Says that the network is gone and that prices and stock may be older than they look. Its place is always there, so that screen readers hear it come. */
export const OfflineNotice = ({ isOffline }: { isOffline: boolean }) => (
  <Notice role="status">
    {isOffline && (
      <>
        <WifiOff size={18} aria-hidden="true" />
        {text.offline}
      </>
    )}
  </Notice>
)
