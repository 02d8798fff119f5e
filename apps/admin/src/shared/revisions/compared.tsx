import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { Button } from '@hojreh/ui'
import { useForm, useFormState } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { Row, Soft, Stack } from '../panel.tsx'
import { revisionsMessages as text } from './revisions.messages.ts'
import { WordChanges } from './word-changes.tsx'
import { wordsOfHtml } from './words-of-html.ts'

type Words = Record<string, string>

const readable = (field: string, value: string) => (field === 'bodyHtml' ? wordsOfHtml(value) : value)
const isEqual = (one: string, other: string) => one === other

/** Former words beside those of the form around it, which they can come back into. */
export const Compared = ({
  former,
  labels,
  wordsOf = readable,
  isSame = isEqual,
}: {
  former: Words
  labels: Words
  /** A value of a field as people read it. */
  wordsOf?: (field: string, value: string) => string
  isSame?: (one: string, other: string) => boolean
}) => {
  const form = useForm<Words>()
  const { values } = useFormState<Words>({ subscription: { values: true } })
  const dispatch = useDispatch()
  const differing = Object.keys(former).filter((field) => !isSame(former[field] ?? '', values[field] ?? ''))
  const bringBack = () => {
    form.batch(() => {
      for (const field of differing) form.change(field, former[field])
    })
    dispatch(toastShown({ kind: 'success', title: text.broughtBack, lifeMs: limits.toastLifeMs.auth }))
  }
  if (differing.length === 0) return <p>{text.same}</p>
  return (
    <Stack style={{ paddingBlock: 12 }}>
      <Soft>
        {text.compared} {text.wordsOnly}
      </Soft>
      {differing.map((field) => (
        <div key={field}>
          <Soft>{labels[field]}</Soft>
          <WordChanges
            former={wordsOf(field, former[field] ?? '')}
            current={wordsOf(field, values[field] ?? '')}
          />
        </div>
      ))}
      <Row>
        <Button size="small" variant="outlined" onClick={bringBack}>
          {text.bringBack}
        </Button>
      </Row>
    </Stack>
  )
}
