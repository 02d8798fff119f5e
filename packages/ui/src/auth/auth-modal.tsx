import { css } from '@emotion/react'
import styled from '@emotion/styled'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { LogoMark } from '../elements/logo.tsx'
import { Dialog } from '../floating/dialog.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { authMessages as text } from './auth.messages.ts'

const Header = styled.div(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 12,
    paddingInlineStart: 24,
    paddingInlineEnd: 12,
  }),
)
const Title = styled(DialogTitle)(css({ flex: 1, padding: 0 }))
const Body = styled(DialogContent)(css({ paddingBlockEnd: 20, [from.tablet]: { paddingBlockEnd: 28 } }))

const Reason = styled.p(
  css({
    marginBlockEnd: 16,
    paddingBlock: 8,
    paddingInline: 12,
    borderRadius: corner.small,
    backgroundColor: color.turquoiseSoft,
    color: color.ink,
  }),
)

/** The dialog around the login and register panels, app-wide. */
export const AuthModal = ({
  isOpen,
  onClose,
  title = text.title,
  reason,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title?: string
  /** What happens after signing in with what the visitor wanted to do. */
  reason?: string | undefined
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Header>
        <LogoMark size={32} />
        <Title id={id}>{title}</Title>
        <IconButton label={text.close} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Header>
      <Body>
        {reason && <Reason>{reason}</Reason>}
        {children}
      </Body>
    </Dialog>
  )
}
