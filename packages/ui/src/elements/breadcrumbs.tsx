import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import { Link } from '../link/link.tsx'
import { elementsMessages as text } from './elements.messages.ts'

export type Crumb = { title: string; url: string }

/** The way to this page; its last item is the page itself. */
export const Breadcrumbs = ({ items }: { items: readonly Crumb[] }) => (
  <MuiBreadcrumbs aria-label={text.breadcrumbs}>
    {items.map((item, index) =>
      index < items.length - 1 ? (
        <Link key={item.url} href={item.url}>
          {item.title}
        </Link>
      ) : (
        <span key={item.url} aria-current="page">
          {item.title}
        </span>
      ),
    )}
  </MuiBreadcrumbs>
)
