import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { color, corner } from '../theme/vars.ts'
import { navigationMessages as text } from './navigation.messages.ts'

const Row = styled.ul(css({ display: 'flex', gap: 8, margin: 0, padding: 0, listStyle: 'none' }))
const Place = styled.li(
  css({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 6,
    inlineSize: 108,
    blockSize: 116,
    padding: 8,
    border: `1px dashed ${color.lineStrong}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    color: color.inkSoft,
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    textAlign: 'center',
    '& svg': { color: color.saffron },
  }),
)

/** Where a shop's seals of trust will be; a demo has none of its own, and says so. */
export const SampleSeals = () => (
  <Row aria-label={text.sampleSeals}>
    {text.seals.map((seal) => (
      <Place key={seal}>
        <ShieldCheck size={28} aria-hidden="true" />
        {seal}
      </Place>
    ))}
  </Row>
)
