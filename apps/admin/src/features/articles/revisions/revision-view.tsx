import { useGetArticleRevisionQuery } from '@hojreh/api/admin'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { Compared } from '../../../shared/revisions/compared.tsx'
import { wordsIn } from '../article-values.ts'
import { articlesMessages } from '../articles.messages.ts'

/** A former version of the article in the form around it, compared with what stands in that form. */
export const RevisionView = ({ id, version }: { id: string; version: number }) => {
  const query = useGetArticleRevisionQuery({ id, version })
  return (
    <Loaded query={query}>
      {(revision) => <Compared former={wordsIn(revision)} labels={articlesMessages.fields} />}
    </Loaded>
  )
}
