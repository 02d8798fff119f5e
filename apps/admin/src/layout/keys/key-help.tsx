import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, color, corner, Dialog } from '@hojreh/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { layoutMessages as text } from '../layout.messages.ts'
import type { MenuEntry } from '../menu.ts'
import { goLetterOf } from './go-keys.ts'

const List = styled.dl(
  css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '10px 16px',
    margin: 0,
    '& dd': { margin: 0 },
    '& kbd': {
      display: 'inline-block',
      minInlineSize: 24,
      marginInlineEnd: 4,
      paddingInline: 6,
      border: `1px solid ${color.lineStrong}`,
      borderRadius: corner.small,
      textAlign: 'center',
      fontFamily: 'inherit',
      fontSize: '0.8125rem',
    },
  }),
)

const Line = ({ keys, does }: { keys: readonly string[]; does: string }) => (
  <>
    <dt dir="ltr">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{does}</dd>
  </>
)

/** What each key does. */
export const KeyHelp = ({
  isOpen,
  menu,
  onClose,
}: {
  isOpen: boolean
  menu: readonly MenuEntry[]
  onClose: () => void
}) => {
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{text.keys.title}</DialogTitle>
      <DialogContent>
        <p>{text.keys.lead}</p>
        <List>
          <Line keys={['Ctrl', 'K']} does={text.keys.palette} />
          {menu.map(({ href, label }) => {
            const letter = goLetterOf(href)
            return letter && <Line key={href} keys={['G', letter]} does={label} />
          })}
          <Line keys={['J']} does={text.keys.next} />
          <Line keys={['K']} does={text.keys.previous} />
          <Line keys={['?']} does={text.keys.help} />
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {text.keys.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
