import { isDeepStrictEqual } from 'node:util'
import { type adminEndpoints, type Edition, MOST_REVISIONS } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import {
  readShownSetting,
  settingDraftRepository,
  settingRevisionRepository,
  showSetting,
} from '../../modules/content/setting-drafts.repository.ts'
import type { SettingValues } from '../../modules/content/setting-values.ts'
import { startingFaq } from '../../modules/content/starting-text.ts'
import { beginEdit, lockedEdition } from '../../modules/edition/edition.service.ts'
import { cleanRichText } from '../../modules/import/html/clean-html.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { checkDraft, type Right, showingOf } from './showing.ts'

type Groups = SettingValues['faq']
type Sent = z.output<typeof adminEndpoints.writeFaq.body>

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

const timed = (groups: Groups, publishAt: Date | null | 'now') => ({
  ...booked(groups),
  ...(publishAt !== 'now' && { publishAt: publishAt?.toISOString() ?? null }),
})

/** Keeps what the questions were before an edit, when the edit changes them, and drops the oldest beyond the bound. */
const keepFormer = async (tx: Db, { version, by: savedBy, at }: Edition, before: Groups, after: Groups) => {
  if (isDeepStrictEqual(before, after)) return
  const repository = settingRevisionRepository(tx, 'faq')
  await repository.keep({ version, value: before, savedBy, savedAt: at === null ? null : new Date(at) })
  await repository.dropUpTo(version - MOST_REVISIONS)
}

/**
 * Writes the frequently asked questions, for shoppers to read at once, from a moment on, or as a draft; without groups
 * they go back to what every shop starts with. What they were before is kept. Throws `edit_conflict`, `answer_empty`,
 * `page_time`, `publishing_not_allowed`.
 */
export const writeFaq = (
  { actor, clock }: Desk,
  { version, groups: sent, ...showing }: Sent,
  right: Right,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const now = clock()
    const edition = await lockedEdition(tx, FAQ_SUBJECT)
    await beginEdit(tx, { subject: FAQ_SUBJECT, version, by: actor, now })
    const drafts = settingDraftRepository(tx, 'faq')
    const found = await drafts.find()
    const draft = found?.isDue ? null : found
    const shown = (await readShownSetting(tx, 'faq')) ?? startingFaq
    const before = draft?.value ?? shown
    const groups = sent === null ? startingFaq : sent ? cleaned(sent) : before
    const publishAt =
      sent === null ? showingOf({ show: 'now' }, draft, now, right) : showingOf(showing, draft, now, right)
    await keepFormer(tx, edition, before, groups)
    if (publishAt === 'now') await showSetting(tx, 'faq', sent === null ? null : groups)
    else {
      // What came by its time is what shoppers read before the next draft takes its row.
      if (found?.isDue) await showSetting(tx, 'faq', found.value)
      await drafts.keep({ value: groups, publishAt })
    }
    book({
      subject: FAQ_SUBJECT,
      ...changesOf(timed(before, draft ? draft.publishAt : 'now'), timed(groups, publishAt)),
    })
  })

/** Throws the draft of the questions away. Throws `not_found`, `edit_conflict`, `publishing_not_allowed`. */
export const dropFaqDraft = ({ actor, clock }: Desk, version: number, right: Right): Promise<void> =>
  actor.write(async (tx, book) => {
    await beginEdit(tx, { subject: FAQ_SUBJECT, version, by: actor, now: clock() })
    const drafts = settingDraftRepository(tx, 'faq')
    const draft = await drafts.find()
    if (!draft || draft.isDue) throw new DomainError('not_found')
    checkDraft(draft, right)
    await drafts.remove()
    const shown = (await readShownSetting(tx, 'faq')) ?? startingFaq
    book({ subject: FAQ_SUBJECT, ...changesOf(timed(draft.value, draft.publishAt), timed(shown, 'now')) })
  })
