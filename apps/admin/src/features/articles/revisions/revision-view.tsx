import { useGetArticleRevisionQuery } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { ArticleRevision } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { useForm, useFormState } from 'react-final-form'
import { useDispatch } from 'react-redux'
import { Loaded } from '../../../shared/loaded.tsx'
import { Row, Soft, Stack } from '../../../shared/panel.tsx'
import { type ArticleValues, wordsIn } from '../article-values.ts'
import { articlesMessages } from '../articles.messages.ts'
import { revisionsMessages as text } from './revisions.messages.ts'
import { WordChanges } from './word-changes.tsx'
import { wordsOfHtml } from './words-of-html.ts'

type Words = ReturnType<typeof wordsIn>
const fields = ['title', 'summary', 'bodyHtml', 'author', 'category', 'tags'] as const

const readable = (field: keyof Words, value: string) => (field === 'bodyHtml' ? wordsOfHtml(value) : value)

const Compared = ({ revision }: { revision: ArticleRevision }) => {
  const form = useForm<ArticleValues>()
  const { values } = useFormState<ArticleValues>({ subscription: { values: true } })
  const dispatch = useDispatch()
  const former = wordsIn(revision)
  const differing = fields.filter((field) => former[field] !== values[field])
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
          <Soft>{articlesMessages.fields[field]}</Soft>
          <WordChanges former={readable(field, former[field])} current={readable(field, values[field])} />
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

/** A former version of the article in the form around it, compared with what stands in that form. */
export const RevisionView = ({ id, version }: { id: string; version: number }) => {
  const query = useGetArticleRevisionQuery({ id, version })
  return <Loaded query={query}>{(revision) => <Compared revision={revision} />}</Loaded>
}
