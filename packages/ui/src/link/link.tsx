import { type ComponentPropsWithRef, createContext, type ElementType, type ReactNode, use } from 'react'

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string }

const LinkContext = createContext<ElementType<LinkProps>>('a')

/** Gives every link inside `component` (it gets `href`); without a provider links are plain `<a>`. */
export const LinkProvider = ({
  component,
  children,
}: {
  component: ElementType<LinkProps>
  children: ReactNode
}) => <LinkContext value={component}>{children}</LinkContext>

/** The one link of this package. */
export const Link = (props: LinkProps) => {
  const Component = use(LinkContext)
  return <Component {...props} />
}
