import { Head } from '@hojreh/app'
import { contentMessages as text } from './content.messages.ts'
import { plainText, type QuestionGroup } from './find-questions.ts'

/** Title and schema.org's FAQPage: every question with its answer. */
export const FaqHead = ({ groups }: { groups: readonly QuestionGroup[] }) => {
  const questions = groups.flatMap((group) => group.questions)
  return (
    <Head
      title={text.faq}
      description={text.faqDescription}
      jsonLd={
        questions.length === 0
          ? []
          : [
              {
                '@type': 'FAQPage',
                mainEntity: questions.map(({ question, answerHtml }) => ({
                  '@type': 'Question',
                  name: question,
                  acceptedAnswer: { '@type': 'Answer', text: plainText(answerHtml) },
                })),
              },
            ]
      }
    />
  )
}
