import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { siteApi } from '@hojreh/api'
import { useGetFaqQuery } from '@hojreh/api/react'
import { Head, type Load, need, once } from '@hojreh/app'
import { color, EmptyState, PageTitle, SectionHeader, Sections } from '@hojreh/ui'
import { RichText } from '../../shared/rich-text.tsx'
import { contentMessages as text } from './content.messages.ts'

const Question = styled.details(
  css({
    borderBlockEnd: `1px solid ${color.line}`,
    '& > summary': { paddingBlock: 14, fontWeight: 600, cursor: 'pointer' },
    '&[open]': { paddingBlockEnd: 16 },
  }),
)

export const loadFaq: Load = ({ store }) =>
  need(store.dispatch(siteApi.endpoints.getFaq.initiate(undefined, once)))

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Frequently asked questions in groups. */
export const Faq = () => {
  const { data: groups } = useGetFaqQuery()
  if (!groups) return null
  const questions = groups.flatMap((group) => group.questions)
  return (
    <>
      <Head
        title={text.faq}
        jsonLd={[
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answerHtml }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: plainText(answerHtml) },
            })),
          },
        ]}
      />
      <PageTitle>{text.faq}</PageTitle>
      {questions.length === 0 && <EmptyState title={text.noQuestions} />}
      <Sections>
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <SectionHeader title={group.title} />
            {group.questions.map(({ question, answerHtml }) => (
              <Question key={question}>
                <summary>{question}</summary>
                <RichText html={answerHtml} />
              </Question>
            ))}
          </section>
        ))}
      </Sections>
    </>
  )
}
