import { Reveal, SectionHeader } from '@hojreh/ui'
import { RichText } from '../rich-text/rich-text.tsx'

/** Words of the shop between its goods. */
export const HomeText = ({ title, html }: { title: string; html: string }) => (
  <Reveal>
    <section aria-label={title || undefined}>
      {title && <SectionHeader title={title} />}
      <RichText html={html} />
    </section>
  </Reveal>
)
