import { Dialog } from '@hojreh/ui'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { SecondStep } from '../features/second-step/second-step.tsx'
import { Stack } from '../shared/panel.tsx'
import { layoutMessages as text } from './layout.messages.ts'
import type { AdminState } from './make-store.ts'
import { secondStepRefused, secondStepTaken } from './second-step.slice.ts'

/** Above the page, whose act goes on once the second step was taken. */
export const SecondStepDialog = () => {
  const id = useId()
  const dispatch = useDispatch()
  const isOpen = useSelector(({ secondStep }: AdminState) => secondStep)
  const refuse = () => void dispatch(secondStepRefused())
  return (
    <Dialog open={isOpen} onClose={refuse} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{text.secondStep}</DialogTitle>
      <DialogContent>
        <Stack>
          <SecondStep onTaken={() => void dispatch(secondStepTaken())} onRefused={refuse} />
          <span />
        </Stack>
      </DialogContent>
    </Dialog>
  )
}
