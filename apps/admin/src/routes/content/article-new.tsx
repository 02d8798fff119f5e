import { Link } from '@hojreh/ui'
import { articlesMessages as text } from '../../features/articles/articles.messages.ts'
import { NewArticleForm } from '../../features/articles/new-article-form.tsx'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

/** A new article, at first a draft. */
export const Component = () => (
  <>
    <Link href={paths.articles}>
      <Soft>{text.back}</Soft>
    </Link>
    <PageTitle title={text.newTitle} />
    <NewArticleForm />
  </>
)
