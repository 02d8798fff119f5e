import { siteApi } from '@hojreh/api'
import { useGetFaqQuery } from '@hojreh/api/react'
import {
  type Load,
  loaderQueryOptions,
  previewOf,
  RichText,
  unwrapOrErrorPage,
  usePreview,
} from '@hojreh/app'
import { Button, EmptyState, PageTitle, ReadingColumn, SectionHeader, Sections, TextInput } from '@hojreh/ui'
import SearchIcon from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { contentMessages as text } from '../../features/content/content.messages.ts'
import { Found, Question, Search } from '../../features/content/faq.styles.ts'
import { FaqHead } from '../../features/content/faq-head.tsx'
import { findQuestions } from '../../features/content/find-questions.ts'

export const load: Load = ({ store, url }) =>
  unwrapOrErrorPage(
    store.dispatch(siteApi.endpoints.getFaq.initiate(previewOf(url.searchParams), loaderQueryOptions)),
  )

/** Frequently asked questions in groups, and a box that leaves those with the words one types. */
export const Component = () => {
  const { data: groups } = useGetFaqQuery(usePreview())
  const [query, setQuery] = useState('')
  const box = useRef<HTMLInputElement>(null)
  // Text that was typed before hydration.
  useEffect(() => setQuery(box.current?.value ?? ''), [])
  if (!groups) return null
  const isSearch = query.trim() !== ''
  const shown = findQuestions(groups, query)
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <ReadingColumn>
      <FaqHead groups={groups} />
      <PageTitle>{text.faq}</PageTitle>
      {groups.length === 0 && <EmptyState title={text.noQuestions} />}
      {groups.length > 0 && (
        <Search role="search" onSubmit={(event) => event.preventDefault()}>
          <TextInput
            name="q"
            label={text.searchFaq}
            placeholder={text.searchFaqHint}
            icon={<SearchIcon size={20} />}
            value={query}
            onChange={setQuery}
            inputRef={box}
          />
          <Found role="status">{isSearch && text.questionCount(count)}</Found>
        </Search>
      )}
      {isSearch && count === 0 && (
        <EmptyState
          title={text.nothingFound}
          text={text.nothingFoundHint}
          actions={
            <Button variant="link" onClick={() => setQuery('')}>
              {text.showAll}
            </Button>
          }
        />
      )}
      <Sections>
        {shown.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <SectionHeader title={group.title} />
            {group.questions.map(({ question, answerHtml }) => (
              // What a search finds is open; without one all are closed again.
              <Question key={`${question} ${isSearch}`} title={question} isOpen={isSearch}>
                <RichText html={answerHtml} />
              </Question>
            ))}
          </section>
        ))}
      </Sections>
    </ReadingColumn>
  )
}
