import type { adminCalls } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { SettingValues } from '../../modules/content/setting-values.ts'
import { startingFaq } from '../../modules/content/starting-text.ts'
import { cleanRichText } from '../../modules/import/html/clean-html.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { atField } from '../../shared/domain-error.ts'
import { keepSetting } from './keep-setting.ts'

type Groups = SettingValues['faq']
type Sent = z.output<typeof adminCalls.writeFaq.body>

export const FAQ_SUBJECT = 'settings:faq'

/** A line for each question; the books hold no long texts, only how long they are. */
const booked = (groups: Groups) => ({
  questions: groups
    .flatMap(({ title, questions }) =>
      questions.map(({ question, answerHtml }) => `${title}: ${question} (${answerHtml.length})`),
    )
    .join('\n'),
})

const cleaned = (groups: Groups): Groups =>
  groups.map(({ title, questions }, group) => ({
    title,
    questions: questions.map(({ question, answerHtml: sent }, place) => {
      const answerHtml = cleanRichText(sent)
      if (answerHtml !== '') return { question, answerHtml }
      throw atField('answer_empty', `groups.${group}.questions.${place}.answerHtml`)
    }),
  }))

/** Writes the frequently asked questions, which shoppers read at once. Throws `edit_conflict`, `answer_empty`. */
export const writeFaq = (desk: Desk, { version, groups }: Sent): Promise<void> =>
  keepSetting(desk, {
    name: 'faq',
    subject: FAQ_SUBJECT,
    version,
    value: groups && cleaned(groups),
    starting: startingFaq,
    booked,
  })
