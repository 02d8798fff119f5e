import LayoutGrid from 'lucide-react/icons/layout-grid'
import { GirihStar } from '../motifs/girih-star.tsx'
import { Child, Columns, Heading, Panel, Root, Trigger } from './category-menu.styles.ts'
import { shellMessages as text } from './shell.messages.ts'
import type { MenuItem } from './shell.types.ts'
import { useDisclosure } from './use-disclosure.ts'

/** All categories in a panel under the header. */
export const CategoryMenu = ({ categories }: { categories: readonly MenuItem[] }) => {
  const { isOpen, close, root, button, panel } = useDisclosure()
  return (
    <Root {...root}>
      <Trigger type="button" {...button}>
        <LayoutGrid size={20} aria-hidden="true" />
        {text.categories}
      </Trigger>
      <Panel {...panel}>
        {isOpen && (
          <Columns>
            {categories.map((category) => (
              <li key={category.url}>
                <Heading href={category.url} onClick={close}>
                  <GirihStar size={12} />
                  {category.title}
                </Heading>
                {category.children?.map((child) => (
                  <Child key={child.url} href={child.url} onClick={close}>
                    {child.title}
                  </Child>
                ))}
              </li>
            ))}
          </Columns>
        )}
      </Panel>
    </Root>
  )
}
