import { type ConfirmDialogProps, lazyPart, OnDemand } from '@hojreh/ui'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'

export type Question = Pick<
  ConfirmDialogProps,
  'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'isDangerous'
>
type Ask = (question: Question) => Promise<boolean>

const ConfirmDialog = lazyPart(() => import('@hojreh/ui/confirm-dialog'), 'ConfirmDialog')

const ConfirmContext = createContext<Ask | null>(null)

/** The confirm dialog of the whole app. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void }>()
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked({ question, answer: resolve })
        setIsOpen(true)
      }),
    [],
  )
  const response = (yes: boolean) => {
    setIsOpen(false)
    asked?.answer(yes)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      <OnDemand isWanted={isOpen}>
        {asked && (
          <ConfirmDialog
            {...asked.question}
            isOpen={isOpen}
            onConfirm={() => response(true)}
            onCancel={() => response(false)}
          />
        )}
      </OnDemand>
    </ConfirmContext>
  )
}

/** Asks the person and resolves to their answer: `if (await confirm({ title })) …`. */
export const useConfirm = (): Ask => {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs the providers of @hojreh/app around it')
  return ask
}
