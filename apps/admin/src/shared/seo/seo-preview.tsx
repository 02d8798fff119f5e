import { useBrand } from '@hojreh/ui'
import { Soft } from '../panel.tsx'
import { seoMessages as text } from './seo.messages.ts'
import { Bubble, Lines, Picture, Previews, Result, ResultTitle } from './seo-preview.styles.ts'

interface SeoPreviewProps {
  title: string
  description: string
  path: string
  picture?: string | undefined
}

/** A preview of a page as a search result, and as a link in a chat. */
export const SeoPreview = ({ title, description, path, picture }: SeoPreviewProps) => {
  const brand = useBrand()
  return (
    <Previews>
      <figure>
        <Soft as="figcaption">{text.search}</Soft>
        <Result>
          <span>{brand}</span>
          <Lines lines={1} as="bdi" dir="ltr">
            {path}
          </Lines>
          <ResultTitle lines={1}>{`${title} | ${brand}`}</ResultTitle>
          <Lines lines={2}>{description}</Lines>
        </Result>
      </figure>
      <figure>
        <Soft as="figcaption">{text.chat}</Soft>
        <Bubble>
          {picture ? <Picture src={picture} alt="" /> : <Picture as="div" />}
          <strong>{title}</strong>
          <Lines lines={2}>{description}</Lines>
          <Soft>{brand}</Soft>
        </Bubble>
      </figure>
    </Previews>
  )
}
