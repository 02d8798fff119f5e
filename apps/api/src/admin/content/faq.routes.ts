import { roleMay } from '@hojreh/contract/admin'
import {
  readShownSetting,
  type SettingRevision,
  settingDraftRepository,
  settingRevisionRepository,
} from '../../modules/content/setting-drafts.repository.ts'
import { startingFaq } from '../../modules/content/starting-text.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { makePreviewLinks } from '../../modules/preview/preview-links.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { dropFaqDraft, FAQ_SUBJECT, writeFaq } from '../../workflows/content/write-faq.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const toRow = ({ version, value, savedBy, savedAt }: SettingRevision<'faq'>) => ({
  ...{ version, by: savedBy },
  title: value.map(({ title }) => title).join('، '),
  at: savedAt?.toISOString() ?? null,
})

/** The frequently asked questions as they are kept. */
export const registerFaqRecord = (
  register: RegisterAdminEndpoint,
  { config, database: { db }, clock }: Dependencies,
): void => {
  const previews = makePreviewLinks(config.SECRET, clock)
  const read = () =>
    withEdition(db, FAQ_SUBJECT, async () => {
      const found = await settingDraftRepository(db, 'faq').find()
      const draft = found?.isDue ? null : found
      const written = await readShownSetting(db, 'faq')
      return {
        groups: draft?.value ?? written ?? startingFaq,
        isStarting: written === null,
        pending: draft && { publishAt: draft.publishAt?.toISOString() ?? null },
      }
    })
  register('getFaqRecord', read)
  register('writeFaq', async ({ desk, staff: { permissions }, body }) => {
    await writeFaq(desk, body, { mayPublish: roleMay(permissions, 'content.publish') })
    return read()
  })
  register('dropFaqDraft', async ({ desk, staff: { permissions }, body: { version } }) => {
    await dropFaqDraft(desk, version, { mayPublish: roleMay(permissions, 'content.publish') })
    return read()
  })
  const revisions = settingRevisionRepository(db, 'faq')
  register('listFaqRevisions', async () => (await revisions.list()).map(toRow))
  register('getFaqRevision', async ({ query: { version } }) => {
    const found = await revisions.find(version)
    if (!found) throw new DomainError('not_found')
    return { ...toRow(found), groups: found.value }
  })
  register('getFaqPreview', () => ({ path: `/faq?preview=${previews.wordFor('faq', '')}` }))
}
