import { readSetting } from '../../modules/content/settings.repository.ts'
import { startingFaq } from '../../modules/content/starting-text.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { FAQ_SUBJECT, writeFaq } from '../../workflows/content/write-faq.ts'
import type { RegisterAdminCall } from '../register-admin-call.ts'

/** The frequently asked questions as they are kept. */
export const registerFaqRecord = (register: RegisterAdminCall, { database: { db } }: Dependencies): void => {
  const read = () =>
    withEdition(db, FAQ_SUBJECT, async () => {
      const written = await readSetting(db, 'faq')
      return { groups: written ?? startingFaq, isStarting: written === null }
    })
  register('getFaqRecord', read)
  register('writeFaq', async ({ desk, body }) => {
    await writeFaq(desk, body)
    return read()
  })
}
