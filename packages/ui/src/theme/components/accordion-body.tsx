import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { accordionClasses } from '@mui/material/Accordion'
import type { ReactNode } from 'react'

const Body = styled.div(
  css({
    display: 'none',
    [`.${accordionClasses.expanded} > &`]: { display: 'block' },
    // Nothing could open it: it is read as it stands.
    '@media (scripting: none), print': { display: 'block' },
  }),
)

/** What an accordion opens. MUI's own unfolds by `style` attributes, which the content policy refuses in the server's HTML. */
export const AccordionBody = ({ children }: { children?: ReactNode }) => <Body>{children}</Body>
