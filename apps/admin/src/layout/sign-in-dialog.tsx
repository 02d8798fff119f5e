import { Dialog } from '@hojreh/ui'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { Stack } from '../shared/panel.tsx'
import { layoutMessages as text } from './layout.messages.ts'

/** A session that ended in the middle of something: signing in happens above the page, which keeps all that was typed. */
export const SignInDialog = ({ isOpen }: { isOpen: boolean }) => {
  const id = useId()
  return (
    <Dialog open={isOpen} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{text.signInAgain}</DialogTitle>
      <DialogContent>
        <Stack>
          <p>{text.signInAgainText}</p>
          <SignIn />
          <span />
        </Stack>
      </DialogContent>
    </Dialog>
  )
}
