import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { corner } from '../theme/vars.ts'
import { navigationMessages as text } from './navigation.messages.ts'

const WIDTH = 92
const HEIGHT = 100
const HOST = 'https://trustseal.enamad.ir'

/** The seal's place, before its picture is there and without it. White in both schemes, for which the seal is drawn. */
const Seal = styled.a(
  css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: WIDTH + 16,
    blockSize: HEIGHT + 16,
    padding: 8,
    borderRadius: corner.card,
    backgroundColor: '#fff',
    color: '#1e2430',
    fontSize: '0.8125rem',
    textAlign: 'center',
    '& img': { objectFit: 'contain' },
  }),
)

/**
 * The trust seal of enamad.ir, as its guide has it: link and picture send the origin, because the seal's host shows it
 * to the registered shop only. Fetched late and after everything else; when that host does not respond, the seal's name
 * stands there.
 */
export const EnamadSeal = ({ id, code }: { id: string; code: string }) => {
  const [isAway, setIsAway] = useState(false)
  const query = `id=${id}&Code=${code}`
  return (
    <Seal href={`${HOST}/?${query}`} target="_blank" rel="noopener" referrerPolicy="origin">
      {isAway ? (
        text.enamad
      ) : (
        <img
          src={`${HOST}/logo.aspx?${query}`}
          alt={text.enamad}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          referrerPolicy="origin"
          onError={() => setIsAway(true)}
          // It may have failed before the handler was attached.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setIsAway(true)
          }}
        />
      )}
    </Seal>
  )
}
