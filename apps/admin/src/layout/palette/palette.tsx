import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, Dialog, VisuallyHidden } from '@hojreh/ui'
import Autocomplete from '@mui/material/Autocomplete'
import InputBase from '@mui/material/InputBase'
import List from '@mui/material/List'
import ListSubheader from '@mui/material/ListSubheader'
import type { PopperProps } from '@mui/material/Popper'
import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../../shared/me.ts'
import { Soft } from '../../shared/panel.tsx'
import { layoutMessages as text } from '../layout.messages.ts'
import { type Hit, matching, useFound } from './find.ts'
import { noteRecent, readRecent } from './recent.ts'

const Line = styled.div(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 56,
    paddingInline: 16,
    borderBlockEnd: `1px solid ${color.line}`,
    '& > svg': { color: color.inkSoft, flex: 'none' },
  }),
)
// In the dialog itself, not floating over it: it scrolls with a thumb, and a keyboard of a phone does not push it away.
const Hits = styled.div(
  css({
    '& .MuiAutocomplete-paper': { boxShadow: 'none', border: 0, backgroundColor: 'transparent' },
    '& .MuiAutocomplete-listbox': { maxBlockSize: 'min(60dvh, 480px)', padding: 8 },
    '& .MuiListSubheader-root': {
      paddingInline: 8,
      backgroundColor: 'transparent',
      color: color.inkSoft,
      fontSize: '0.8125rem',
      lineHeight: 2.4,
    },
    '& .MuiAutocomplete-option': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 12,
      minBlockSize: 44,
      paddingInline: 8,
      borderRadius: corner.small,
      overflowWrap: 'anywhere',
    },
    '& .MuiAutocomplete-option.Mui-focused': { backgroundColor: color.turquoiseSoft },
  }),
)

/** What MUI would place over the page; here it stands in the dialog. */
const InPlace = ({ children, role }: PopperProps) => (
  <Hits role={role}>{typeof children === 'function' ? null : children}</Hits>
)

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  /** Places and acts that the member has anyway. */
  own: readonly Hit[]
}

const Content = ({ own, onClose }: Omit<PaletteProps, 'isOpen'>) => {
  const navigate = useNavigate()
  const { id: staffId } = useMe().staff
  const [typed, setTyped] = useState('')
  const [recent] = useState(() => readRecent(staffId))
  const found = useFound(typed)
  const isEmpty = typed.trim() === ''
  const lately: Hit[] = recent.map(({ href, label }) => ({
    key: `recent:${href}`,
    group: text.palette.groups.recent,
    label,
    href,
  }))
  const options = isEmpty ? [...lately, ...own] : [...found.hits, ...matching(own, typed)]
  const choose = ({ href, label, run, group }: Hit) => {
    onClose()
    run?.()
    if (!href) return
    if (group !== text.palette.groups.pages && group !== text.palette.groups.acts)
      noteRecent(staffId, { href, label })
    void navigate(href)
  }
  return (
    <Autocomplete
      open
      autoHighlight
      clearOnEscape={false}
      options={options}
      filterOptions={(all) => all}
      groupBy={({ group }) => group}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={({ key }, other) => key === other.key}
      inputValue={typed}
      value={null}
      onInputChange={(_event, value, reason) => reason === 'input' && setTyped(value)}
      onChange={(_event, hit) => hit && choose(hit)}
      onClose={(_event, reason) => reason === 'escape' && onClose()}
      noOptionsText={found.isLooking ? text.palette.looking : text.palette.none}
      slots={{ popper: InPlace }}
      // The library's own groups are items of a list, which a listbox has not.
      renderGroup={({ key, group, children }) => (
        <List
          key={key}
          role="group"
          aria-label={group}
          disablePadding
          subheader={
            <ListSubheader disableSticky aria-hidden="true">
              {group}
            </ListSubheader>
          }
        >
          {children}
        </List>
      )}
      renderOption={({ key, ...props }, { label, hint }) => (
        <li key={key} {...props}>
          {label} {hint && <Soft>{hint}</Soft>}
        </li>
      )}
      renderInput={({ id, slotProps }) => (
        <Line ref={slotProps.input.ref}>
          <Search size={20} aria-hidden="true" />
          <InputBase
            id={id}
            autoFocus
            fullWidth
            placeholder={text.palette.placeholder}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': text.palette.title } }}
          />
        </Line>
      )}
    />
  )
}

/** One field for everything: orders, customers, goods, places and acts; what was opened last comes first. */
export const Palette = ({ isOpen, onClose, own }: PaletteProps) => {
  const titleId = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <VisuallyHidden as="h2" id={titleId}>
        {text.palette.title}
      </VisuallyHidden>
      <Content own={own} onClose={onClose} />
    </Dialog>
  )
}
