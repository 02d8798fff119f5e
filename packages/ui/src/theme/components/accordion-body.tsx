import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { accordionClasses } from '@mui/material/Accordion'
import { type ReactNode, useState } from 'react'

const Body = styled.div(
  css({
    display: 'none',
    [`.${accordionClasses.expanded} > &`]: { display: 'block' },
    // Nothing could open it: it is read as it stands.
    '@media (scripting: none), print': { display: 'block' },
  }),
)

type AccordionBodyProps = {
  in?: boolean
  /** Its children come when it is opened for the first time, as in MUI's transitions. */
  mountOnEnter?: boolean
  children?: ReactNode
}

/** What an accordion opens. MUI's own unfolds by `style` attributes, which the content policy refuses in the server's HTML. */
export const AccordionBody = ({ in: isOpen = false, mountOnEnter = false, children }: AccordionBodyProps) => {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return <Body>{(wasOpened || !mountOnEnter) && children}</Body>
}
