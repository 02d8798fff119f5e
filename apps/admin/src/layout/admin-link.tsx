import type { LinkProps } from '@hojreh/ui'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

const isHere = (href: string) => /^(?:\/admin(?:[/?#]|$)|[?#])/.test(href)

const RouterLink = ({ href, onClick, ...props }: LinkProps) => {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, props.target ? { target: props.target } : {})
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }
  return <a {...props} href={useHref(href)} onClick={follow} />
}

/** The router within the back office; a page load to the shop and to everywhere else. */
export const AdminLink = (props: LinkProps) =>
  isHere(props.href) ? <RouterLink {...props} /> : <a {...props} rel={props.rel ?? 'noopener'} />
