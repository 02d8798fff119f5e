import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from, GirihPattern } from '@hojreh/ui'
import { dashboardMessages as text } from './dashboard.messages.ts'

const Banner = styled.header(
  css({
    position: 'relative',
    display: 'grid',
    gap: 4,
    padding: 20,
    borderRadius: corner.sheet,
    backgroundColor: color.night,
    color: color.onNight,
    overflow: 'hidden',
    [from.desktop]: { padding: 32 },
    '& h1': { position: 'relative', fontSize: 'clamp(1.25rem, 1rem + 1.4vw, 1.75rem)' },
    '& p': { position: 'relative', color: color.onNightSoft },
  }),
)
// Beside the words, never behind them.
const Lattice = styled.div(
  css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '34%',
    display: 'none',
    color: color.saffron,
    [from.tablet]: { display: 'block' },
  }),
)

/** Greets the customer by name. */
export const Greeting = ({ name }: { name: string }) => (
  <Banner>
    <Lattice>
      <GirihPattern tile={72} opacity={0.35} />
    </Lattice>
    <h1>{text.greeting(name)}</h1>
    <p>{text.lead}</p>
  </Banner>
)
