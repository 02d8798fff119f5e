import { useConfirm } from '@hojreh/app'
import { useMe } from '../me.ts'
import { draftMessages as text } from './draft.messages.ts'
import { readDraft } from './drafts.ts'

/**
 * Asks before an act that goes by what is saved, while something that was typed is not. Resolves to whether it goes on.
 * @param draft as the form's `KeepDraft` is named
 */
export const useAskUnsaved = (draft: string): (() => Promise<boolean>) => {
  const { id } = useMe().staff
  const confirm = useConfirm()
  return async () =>
    readDraft(id, draft) === null ||
    (await confirm({
      title: text.unsavedTitle,
      text: text.unsavedText,
      confirmLabel: text.unsavedYes,
      cancelLabel: text.unsavedNo,
    }))
}
