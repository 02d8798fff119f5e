import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, Link } from '@hojreh/ui'
import Rss from 'lucide-react/icons/rss'
import { feedMessages as text } from './feed.messages.ts'

/** The feed of the blog, which the api makes; the same path on every host. */
const feedHref = '/blog/feed.xml'

/** Tells browsers and readers where the feed is. */
export const FeedLink = () => (
  <link rel="alternate" type="application/rss+xml" href={feedHref} title={text.title} />
)

const Anchor = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'center',
    gap: 8,
    minBlockSize: 44,
    color: color.inkSoft,
    fontSize: '0.875rem',
    '&:hover': { color: color.turquoise },
  }),
)

/** For people who read in a feed reader. */
export const FeedInvitation = () => (
  <Anchor href={feedHref}>
    <Rss size={16} aria-hidden="true" />
    {text.invitation}
  </Anchor>
)
