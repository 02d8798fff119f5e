import { useGetPageRevisionQuery, useListPageRevisionsQuery } from '@hojreh/api/admin'
import { Disclosure } from '@hojreh/ui'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Compared } from '../../shared/revisions/compared.tsx'
import { revisionsMessages as text } from '../../shared/revisions/revisions.messages.ts'
import { VersionList } from '../../shared/revisions/version-list.tsx'
import { staticPagesMessages } from './static-pages.messages.ts'

const Version = ({ slug, version }: { slug: string; version: number }) => (
  <Loaded query={useGetPageRevisionQuery({ slug, version })}>
    {({ title, bodyHtml, seoTitle, seoDescription }) => (
      <Compared former={{ title, bodyHtml, seoTitle, seoDescription }} labels={staticPagesMessages.fields} />
    )}
  </Loaded>
)

const Versions = ({ slug }: { slug: string }) => (
  <Loaded query={useListPageRevisionsQuery({ slug }, { refetchOnMountOrArgChange: true })}>
    {(revisions) => (
      <VersionList revisions={revisions}>
        {(version) => <Version slug={slug} version={version} />}
      </VersionList>
    )}
  </Loaded>
)

/** Lists the former versions of a page. A chosen version is put into the form, where it can be saved. */
export const PageRevisions = ({ slug }: { slug: string }) => (
  <Disclosure title={text.title} headingLevel={2} isLazy>
    <Versions slug={slug} />
  </Disclosure>
)
