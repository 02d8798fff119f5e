import { formatNumber } from '@hojreh/persian'
import { Button, TextInput } from '@hojreh/ui'
import { LinkField } from '../../shared/link-target/link-field.tsx'
import { OrderedList } from '../../shared/ordered/ordered-list.tsx'
import { Row } from '../../shared/panel.tsx'
import { type LinkValues, newLink } from './menu-values.ts'
import { menusMessages as text } from './menus.messages.ts'

/** Links in their order, each with its words and where it leads. */
export const Links = ({
  name,
  label,
  links,
  most,
  onChange,
}: {
  name: string
  label: string
  links: readonly LinkValues[]
  most: number
  onChange: (links: LinkValues[]) => void
}) => (
  <>
    <OrderedList
      label={label}
      items={links}
      nameOf={(link) => link.title || text.linkName(formatNumber(links.indexOf(link) + 1))}
      onChange={onChange}
    >
      {(link, change) => (
        <>
          <TextInput
            name={`${name}-${link.id}-title`}
            label={text.linkTitle}
            maxLength={40}
            isRequired
            value={link.title}
            onChange={(title) => change({ title })}
            hasNote={false}
          />
          <LinkField
            name={`${name}-${link.id}-url`}
            label={text.linkUrl}
            value={link.url}
            onChange={(url) => change({ url })}
          />
        </>
      )}
    </OrderedList>
    {links.length < most && (
      <Row>
        <Button size="small" variant="outlined" onClick={() => onChange([...links, newLink()])}>
          {text.addLink}
        </Button>
      </Row>
    )}
  </>
)
