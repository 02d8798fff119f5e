import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { feedbackMessages as text } from './feedback.messages.ts'
import { aboveBottomNav } from './plain-notices.tsx'

const Place = styled.div(css(aboveBottomNav))

/** Says that the network is gone and that prices and stock may be older than they look. Its region is always there, so that screen readers hear it come. */
export const OfflineNotice = ({ isOffline }: { isOffline: boolean }) => (
  <div role="status">
    {isOffline && (
      <Place>
        <Alert variant="filled" role="none" icon={<WifiOff size={18} aria-hidden="true" />}>
          {text.offline}
        </Alert>
      </Place>
    )}
  </div>
)
