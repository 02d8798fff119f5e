import { useGetArticleQuery } from '@hojreh/api/admin'
import { hrefOfArticle } from '@hojreh/app'
import { Button, Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { ArticleForm } from '../../features/articles/article-form.tsx'
import { ArticlePreview } from '../../features/articles/article-preview.tsx'
import { articlesMessages as text } from '../../features/articles/articles.messages.ts'
import { CoverPanel } from '../../features/articles/cover-panel.tsx'
import { Publishing } from '../../features/articles/publishing.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { PreviewButton } from '../../shared/preview/preview-button.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** One article: its words, its preview, and whether readers see it. */
export const Component = () => {
  const { id = '' } = useParams()
  const may = useMay()
  const query = useGetArticleQuery({ id }, { refetchOnMountOrArgChange: true })
  if (isMissing(query))
    return (
      <MissingRecord
        title={text.missingTitle}
        text={text.missing}
        list={{ href: paths.articles, label: text.back }}
      />
    )
  const article = query.currentData
  const mayPublish = may('content.publish')
  return (
    <>
      <Link href={paths.articles}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={article?.title ?? text.loading}>
        {article && article.state !== 'published' && <PreviewButton kind="article" id={id} />}
        {article?.state === 'published' && (
          <Button href={hrefOfArticle(article.slug)} variant="outlined" size="small">
            {text.inBlog}
          </Button>
        )}
      </PageTitle>
      <Loaded query={query}>
        {(loaded) => (
          <Stack>
            {mayPublish && <Publishing article={loaded} />}
            <ArticlePreview article={loaded} />
            {mayPublish || loaded.state === 'draft' ? (
              <>
                <CoverPanel article={loaded} />
                <ArticleForm key={id} article={loaded} />
              </>
            ) : (
              <Panel>{text.askPublisher}</Panel>
            )}
            <RecordBooks subject={`article:${id}`} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
