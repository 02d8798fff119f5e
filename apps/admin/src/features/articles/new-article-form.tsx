import { useAddArticleMutation } from '@hojreh/api/admin'
import { NewForm } from '../../shared/edit/new-form.tsx'
import { useMe } from '../../shared/me.ts'
import { Soft } from '../../shared/panel.tsx'
import { ArticleFields } from './article-fields.tsx'
import { articleHref } from './article-href.ts'
import { bodyOf, newArticle } from './article-values.ts'
import { articlesMessages as text } from './articles.messages.ts'

/** The form of a new article, by the member who writes it. */
export const NewArticleForm = () => {
  const { name } = useMe().staff
  const [add] = useAddArticleMutation()
  return (
    <NewForm
      label={text.newTitle}
      values={newArticle(name)}
      draft="article:new"
      add={(typed) => add(bodyOf(typed))}
      added={text.added}
      hrefOf={({ id }) => articleHref(id)}
      submitLabel={text.save}
    >
      <Soft>{text.newNote}</Soft>
      <ArticleFields />
    </NewForm>
  )
}
