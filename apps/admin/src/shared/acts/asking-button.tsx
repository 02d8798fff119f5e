import { useConfirm } from '@hojreh/app'
import { Button, type ButtonProps } from '@hojreh/ui'
import { type Act, useAct } from './use-act.ts'

type Question = Parameters<ReturnType<typeof useConfirm>>[0]

/** A button that asks before it acts, and tells what became of it. */
export const AskingButton = ({
  question,
  act: start,
  done,
  ...button
}: Omit<ButtonProps, 'href' | 'onClick'> & {
  question: Question
  act: () => Act
  /** What the person is told when it is done. */
  done: string
}) => {
  const confirm = useConfirm()
  const act = useAct()
  const ask = async () => {
    if (await confirm(question)) await act(start(), done)
  }
  return <Button size="small" variant="outlined" {...button} onClick={() => void ask()} />
}
