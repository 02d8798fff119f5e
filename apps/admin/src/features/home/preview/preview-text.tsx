import { SectionHeader } from '@hojreh/ui'
import { useCallback } from 'react'
import { Prose } from '../../../shared/rich-text/rich-text.styles.ts'

/**
 * A text in the preview's frame. Its markup is made in the page around, whose gate of Trusted Types lets it pass: the frame
 * has the page's policy and no gate of its own, so that markup made there throws.
 */
export const PreviewText = ({ title, html }: { title: string; html: string }) => {
  const fill = useCallback(
    (place: HTMLDivElement | null) => {
      const made = document.createElement('div')
      made.innerHTML = html
      place?.replaceChildren(...made.childNodes)
    },
    [html],
  )
  return (
    <section aria-label={title || undefined}>
      {title && <SectionHeader title={title} />}
      <Prose ref={fill} />
    </section>
  )
}
