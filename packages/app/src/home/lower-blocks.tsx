// Blocks of home whose code comes after the first render, in one file: each request takes a slow phone time.
import type { ArticleSummary, Slide } from '@hojreh/contract'
import { ArticleCard, BannerRow, LowerArticleGrid, Reveal, SectionHeader, TrustRow } from '@hojreh/ui'
import HandHeart from 'lucide-react/icons/hand-heart'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import { hrefOfArticle } from '../link/hrefs.ts'
import { toPictureSource } from '../picture/picture-source.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { homeMessages as text } from './home.messages.ts'

/** The latest articles of the blog. */
export const HomeArticles = ({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) => (
  <Reveal>
    <section aria-label={title}>
      <SectionHeader title={title} href="/blog" />
      <LowerArticleGrid>
        {articles.map(({ slug, title: name, summary, cover, category, publishedAt, readingMinutes }) => (
          <ArticleCard
            key={slug}
            href={hrefOfArticle(slug)}
            title={name}
            summary={summary}
            cover={cover && toPictureSource(cover)}
            category={category?.title}
            publishedAt={publishedAt}
            readingMinutes={readingMinutes}
          />
        ))}
      </LowerArticleGrid>
    </section>
  </Reveal>
)

/** Invitations with pictures. */
export const HomeBanners = ({ slides }: { slides: readonly Slide[] }) => (
  <Reveal>
    <BannerRow
      banners={slides.map(({ link, title, subtitle, image }) => ({
        href: link,
        title,
        text: subtitle,
        picture: toPictureSource(image),
      }))}
    />
  </Reveal>
)

/** Words of the shop between its goods. */
export const HomeText = ({ title, html }: { title: string; html: string }) => (
  <Reveal>
    <section aria-label={title || undefined}>
      {title && <SectionHeader title={title} />}
      <RichText html={html} />
    </section>
  </Reveal>
)

const icons = [HandHeart, Truck, RotateCcw, ShieldCheck]

/** Why one can buy here. */
export const HomeTrust = () => (
  <TrustRow
    items={text.trust.map((item, index) => {
      const Icon = icons[index] ?? ShieldCheck
      return { ...item, icon: <Icon size={28} aria-hidden="true" /> }
    })}
  />
)
