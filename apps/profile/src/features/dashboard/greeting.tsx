import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from, GirihPattern } from '@hojreh/ui'
import { dashboardMessages as text } from './dashboard.messages.ts'

const Banner = styled.header(
  css({
    display: 'flex',
    borderRadius: corner.sheet,
    backgroundColor: color.night,
    color: color.onNight,
    overflow: 'hidden',
    '& h1': { fontSize: 'clamp(1.25rem, 1rem + 1.4vw, 1.75rem)' },
    '& p': { color: color.onNightSoft },
  }),
)
const Words = styled.div(
  css({ display: 'grid', gap: 4, marginInlineEnd: 'auto', padding: 20, [from.desktop]: { padding: 32 } }),
)
// Beside the words, in the room that they leave.
const Lattice = styled.div(
  css({
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: '34%',
    display: 'none',
    color: color.saffron,
    [from.tablet]: { display: 'block' },
  }),
)

/** Greets the customer by name. */
export const Greeting = ({ name }: { name: string }) => (
  <Banner>
    <Words>
      <h1>{text.greeting(name)}</h1>
      <p>{text.lead}</p>
    </Words>
    <Lattice>
      <GirihPattern tile={72} opacity={0.35} />
    </Lattice>
  </Banner>
)
