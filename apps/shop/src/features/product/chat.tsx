import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useGetContactUsQuery } from '@hojreh/api/react'
import { canonicalUrl, hrefOfProduct, useApp } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits, type Product } from '@hojreh/contract'
import { Link } from '@hojreh/ui'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { chatHref, takesWords } from './chat-links.ts'
import { productMessages as text } from './product.messages.ts'

const Places = styled.span(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    '& a': { display: 'inline-flex', alignItems: 'center', minInlineSize: 44, minBlockSize: 44 },
  }),
)

/** A question about this product in a messenger of the shop; nothing where the shop is in none. */
export const Chat = ({ product: { slug, title } }: { product: Pick<Product, 'slug' | 'title'> }) => {
  const { config } = useApp()
  const dispatch = useAuthDispatch()
  const { data: reached } = useGetContactUsQuery()
  // An api of yesterday tells of none.
  const chat = reached?.chat ?? []
  if (chat.length === 0) return null
  const words = text.question(title, canonicalUrl(config.origins.shop, hrefOfProduct(slug)))
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words)
      dispatch(toastShown({ kind: 'success', title: text.questionCopied, lifeMs: limits.toastLifeMs.auth }))
    } catch {
      // Without a clipboard the chat begins empty, as it would have.
    }
  }
  return (
    <li>
      <MessageCircleQuestionMark size={20} aria-hidden="true" />
      <div>
        {text.ask}
        <Places>
          {chat.map((place) => (
            <Link
              key={place.place}
              href={chatHref(place, words)}
              target="_blank"
              rel="noopener"
              onClick={takesWords(place.place) ? undefined : () => void copy()}
              aria-label={text.askIn(text.chatPlaces[place.place])}
            >
              {text.chatPlaces[place.place]}
            </Link>
          ))}
        </Places>
      </div>
    </li>
  )
}
