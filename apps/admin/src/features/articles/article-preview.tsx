import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ArticleRecord } from '@hojreh/contract/admin'
import { Disclosure, readingWidth } from '@hojreh/ui'
import { Soft } from '../../shared/panel.tsx'
import { Prose } from '../../shared/rich-text/rich-text.styles.ts'
import { articlesMessages as text } from './articles.messages.ts'

const Sheet = styled(Prose)(
  css({ maxInlineSize: readingWidth, marginInline: 'auto', paddingBlock: 16, lineHeight: 1.9 }),
)

/** What is stored of an article, as readers get it: the api cleaned it. */
export const ArticlePreview = ({ article }: { article: ArticleRecord }) => (
  <Disclosure title={text.preview} headingLevel={2}>
    <Soft>{text.previewNote}</Soft>
    <Sheet>
      <h1>{article.title}</h1>
      <p>{article.summary}</p>
      <div dangerouslySetInnerHTML={{ __html: article.bodyHtml }} />
    </Sheet>
  </Disclosure>
)
