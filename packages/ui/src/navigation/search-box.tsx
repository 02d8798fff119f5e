import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { pressHere } from '../link/press-here.ts'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { useBrand } from '../theme/brand.ts'
import { navigationMessages as text } from './navigation.messages.ts'
import { Field, Form, Group, GroupName, List, Option } from './search-box.styles.ts'
import { useCombobox } from './use-combobox.ts'

export type Suggestion = {
  href: string
  title: string
  detail?: string | undefined
  picture?: PictureSource | null
  /** Called instead of following the link. */
  onChoose?: () => void
}
export type SuggestionGroup = { title: string; items: readonly Suggestion[] }

export type SearchBoxProps = {
  value: string
  onChange: (value: string) => void
  /** Called when the shopper comes to the field. */
  onOpen?: () => void
  /** Called on Enter, or by the button. */
  onSearch: (query: string) => void
  suggestions?: readonly SuggestionGroup[]
  /** Where the form goes before any script runs. */
  action?: string
  placeholder?: string
  /** Tells this search from another one on the page. */
  label?: string
}

/** Search with suggestions as links; works as a plain form without scripts. */
export const SearchBox = ({
  value,
  onChange,
  onOpen,
  onSearch,
  suggestions = [],
  action = '/shop/search',
  placeholder,
  label = text.searchShop,
}: SearchBoxProps) => {
  const brand = useBrand()
  const options = suggestions.flatMap((group) => group.items)
  const combobox = useCombobox(options, value, onChange, onOpen)
  return (
    <Form
      role="search"
      aria-label={label}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim() === '') return
        onSearch(value.trim())
      }}
    >
      <Field
        {...combobox.field}
        type="search"
        name="q"
        placeholder={placeholder ?? text.searchPlaceholder(brand)}
        aria-label={text.search}
        autoComplete="off"
        endAdornment={
          <>
            {value !== '' && (
              <IconButton
                label={text.clearSearch}
                onClick={() => {
                  onChange('')
                  combobox.focus()
                }}
              >
                <X size={18} />
              </IconButton>
            )}
            <IconButton type="submit" label={text.search}>
              <Search size={20} />
            </IconButton>
          </>
        }
      />
      <VisuallyHidden role="status">{combobox.isOpen && text.suggestionCount(options.length)}</VisuallyHidden>
      {combobox.isOpen && (
        <List {...combobox.list} aria-label={text.suggestions}>
          {suggestions.map(
            (group) =>
              group.items.length > 0 && (
                <Group key={group.title} role="group" aria-label={group.title}>
                  <GroupName aria-hidden="true">{group.title}</GroupName>
                  {group.items.map((item) => (
                    <Option
                      key={item.href}
                      {...combobox.option(item, options.indexOf(item))}
                      href={item.href}
                      {...(item.onChoose && { onClick: pressHere(item.onChoose) })}
                    >
                      {item.picture ? (
                        <ProductPicture {...item.picture} alt="" sizes="40px" />
                      ) : (
                        <Search size={18} aria-hidden="true" />
                      )}
                      <span>{item.title}</span>
                      {item.detail && <small>{item.detail}</small>}
                    </Option>
                  ))}
                </Group>
              ),
          )}
        </List>
      )}
    </Form>
  )
}
