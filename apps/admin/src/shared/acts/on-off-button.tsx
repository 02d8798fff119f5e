import { Button } from '@hojreh/ui'
import { AskingButton } from './asking-button.tsx'
import { type Act, useAct } from './use-act.ts'

/** Switches something that shoppers may choose off, after a question, or on again. */
export const OnOffButton = ({
  isOn,
  name,
  stop,
  resume,
  isBusy,
  text,
}: {
  isOn: boolean
  /** Of what is switched, as the question says it. */
  name: string
  stop: () => Act
  resume: () => Act
  isBusy: boolean
  text: Record<'stop' | 'stopText' | 'stopYes' | 'stopNo' | 'stopped' | 'resume' | 'resumed', string> & {
    stopTitle: (name: string) => string
  }
}) => {
  const act = useAct()
  const question = {
    title: text.stopTitle(name),
    text: text.stopText,
    confirmLabel: text.stopYes,
    cancelLabel: text.stopNo,
    isDangerous: true,
  }
  return isOn ? (
    <AskingButton color="error" loading={isBusy} question={question} act={stop} done={text.stopped}>
      {text.stop}
    </AskingButton>
  ) : (
    <Button size="small" variant="outlined" loading={isBusy} onClick={() => void act(resume(), text.resumed)}>
      {text.resume}
    </Button>
  )
}
