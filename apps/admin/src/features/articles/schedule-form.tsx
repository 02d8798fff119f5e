import { usePublishArticleMutation } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { FormField, SubmitButton } from '@hojreh/ui'
import { Form } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { DayInput } from '../../shared/day/day-input.tsx'
import { KeepDraft } from '../../shared/draft/keep-draft.tsx'
import { useAskUnsaved } from '../../shared/draft/use-ask-unsaved.ts'
import { Row } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { articlesMessages as text } from './articles.messages.ts'

/** Asks for the minute from which readers see an article. */
export const ScheduleForm = ({ id }: { id: string }) => {
  const dispatch = useDispatch()
  const [publish] = usePublishArticleMutation()
  const askUnsaved = useAskUnsaved(`article:${id}`)
  const submit = async ({ at }: { at: string }) => {
    if (!(await askUnsaved())) return { at: text.saveFirst }
    const { error } = await publish({ query: { id }, body: { at } })
    if (error) return refusalOf(error)
    dispatch(toastShown({ kind: 'success', title: text.scheduled, lifeMs: limits.toastLifeMs.auth }))
    return undefined
  }
  return (
    <Form<{ at: string }>
      subscription={{}}
      onSubmit={submit}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate aria-label={text.schedule}>
          <KeepDraft id={`article-schedule:${id}`} />
          <FormField
            as={DayInput}
            name="at"
            label={text.time}
            placeholder={text.timePlaceholder}
            hasTime
            isRequired
            validate={(value) => (value.trim() ? undefined : text.timeMissing)}
          />
          <Row>
            <SubmitButton variant="outlined">{text.schedule}</SubmitButton>
          </Row>
        </form>
      )}
    />
  )
}
