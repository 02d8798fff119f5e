import { uploadCover, useRemoveArticleCoverMutation } from '@hojreh/api/admin'
import type { ArticleRecord } from '@hojreh/contract/admin'
import { PicturePanel } from '../../shared/pictures/picture-panel.tsx'
import { articlesMessages } from './articles.messages.ts'

/** The cover of an article, with the alternative text for screen reader users. */
export const CoverPanel = ({ article: { id, cover, title } }: { article: ArticleRecord }) => {
  const [remove, { isLoading }] = useRemoveArticleCoverMutation()
  return (
    <PicturePanel
      picture={cover}
      look="cover"
      name={title}
      words={articlesMessages.cover}
      upload={(chosen, alt) => uploadCover(id, alt, chosen)}
      remove={() => remove({ id })}
      isRemoving={isLoading}
      tag="Article"
    />
  )
}
