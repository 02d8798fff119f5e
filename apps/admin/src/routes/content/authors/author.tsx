import { useGetAuthorQuery } from '@hojreh/api/admin'
import { Button, Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { AuthorPicture } from '../../../features/authors/author-picture.tsx'
import { authorsMessages as text } from '../../../features/authors/authors.messages.ts'
import { EditAuthorForm } from '../../../features/authors/edit-author-form.tsx'
import { MergeAuthor } from '../../../features/authors/merge-author.tsx'
import { RemoveAuthor } from '../../../features/authors/remove-author.tsx'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { useMay } from '../../../shared/me.ts'
import { isMissing, MissingRecord } from '../../../shared/missing-record.tsx'
import { PageTitle } from '../../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../../shared/panel.tsx'
import { RecordBooks } from '../../../shared/record/record-books.tsx'

/** One author: the name and the words that readers see. */
export const Component = () => {
  const { id = '' } = useParams()
  const may = useMay()
  const query = useGetAuthorQuery({ id }, { refetchOnMountOrArgChange: true })
  if (isMissing(query))
    return (
      <MissingRecord
        title={text.missingTitle}
        text={text.missing}
        list={{ href: paths.authors, label: text.back }}
      />
    )
  const author = query.currentData
  return (
    <>
      <Link href={paths.authors}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={author?.name ?? text.loading}>
        {author && author.articles > 0 && (
          <Button href={`/blog/author/${author.slug}`} variant="outlined" size="small">
            {text.inBlog}
          </Button>
        )}
      </PageTitle>
      <Loaded query={query}>
        {(loaded) =>
          may('content.publish') ? (
            <Stack>
              <EditAuthorForm key={id} author={loaded} />
              <AuthorPicture key={`picture ${id}`} author={loaded} />
              <MergeAuthor key={`merge ${id}`} author={loaded} />
              <RemoveAuthor author={loaded} />
              <RecordBooks subject={`author:${id}`} />
            </Stack>
          ) : (
            <Panel>{text.askPublisher}</Panel>
          )
        }
      </Loaded>
    </>
  )
}
