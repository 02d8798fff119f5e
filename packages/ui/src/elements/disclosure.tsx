import Accordion from '@mui/material/Accordion'
import AccordionSummary from '@mui/material/AccordionSummary'
import { type ReactNode, useId, useState } from 'react'

export type DisclosureProps = {
  title: ReactNode
  /** At first; from then on it is the person's. */
  isOpen?: boolean
  /** What is beneath it is rendered when it is opened for the first time; without scripts, never. */
  isLazy?: boolean
  headingLevel?: 2 | 3
  className?: string
  children: ReactNode
}

/** A heading that opens what is beneath it. */
export const Disclosure = ({
  title,
  isOpen = false,
  isLazy = false,
  headingLevel = 3,
  className,
  children,
}: DisclosureProps) => {
  const [isOpenAtFirst] = useState(isOpen)
  const id = useId()
  return (
    <Accordion
      defaultExpanded={isOpenAtFirst}
      slotProps={{ heading: { component: `h${headingLevel}` }, transition: { mountOnEnter: isLazy } }}
      {...(className && { className })}
    >
      <AccordionSummary id={`${id}-title`} aria-controls={`${id}-body`}>
        {title}
      </AccordionSummary>
      {children}
    </Accordion>
  )
}
