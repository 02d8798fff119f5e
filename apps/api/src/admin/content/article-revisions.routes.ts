import { articleRecordsRepository } from '../../modules/content/article-records.repository.ts'
import {
  articleRevisionsRepository,
  type RevisionRow,
} from '../../modules/content/article-revisions.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const toRow = ({
  version,
  title,
  savedBy,
  savedAt,
}: Pick<RevisionRow, 'version' | 'title' | 'savedBy' | 'savedAt'>) => ({
  ...{ version, title, by: savedBy },
  at: savedAt.toISOString(),
})

/** What articles said before their edits. */
export const registerArticleRevisions = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  const repository = articleRevisionsRepository(db)
  register('listArticleRevisions', async ({ query: { id } }) => {
    if (!(await articleRecordsRepository(db).find(id))) throw new DomainError('not_found')
    return (await repository.list(id)).map(toRow)
  })
  register('getArticleRevision', async ({ query: { id, version } }) => {
    const found = await repository.find(id, version)
    if (!found) throw new DomainError('not_found')
    const { summary, bodyHtml, author, category, tags } = found
    return { ...toRow(found), summary, bodyHtml, author, category, tags }
  })
}
