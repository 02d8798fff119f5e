import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import Scale from 'lucide-react/icons/scale'
import { useEffect, useState } from 'react'
import { hrefOfComparison, keepCompared, MOST_COMPARED, readCompared } from '../../shared/comparison.ts'
import { productMessages as text } from './product.messages.ts'

// Its words stand in line with those above.
const Toggle = styled(Button)(css({ marginInlineStart: -16 }))

/** Puts a product beside others, on this device alone. What is there shows after hydration. */
export const CompareButton = ({ slug }: { slug: string }) => {
  const [compared, setCompared] = useState<string[]>([])
  useEffect(() => setCompared(readCompared()), [])
  const isIn = compared.includes(slug)
  const isFull = !isIn && compared.length >= MOST_COMPARED
  const toggle = () => {
    // Another tab may have added some meanwhile.
    const kept = readCompared()
    const next = kept.includes(slug) ? kept.filter((one) => one !== slug) : [...kept, slug]
    if (next.length <= MOST_COMPARED) keepCompared(next)
    setCompared(readCompared())
  }
  return (
    <p>
      {isFull ? (
        text.compareFull
      ) : (
        <Toggle variant="text" startIcon={<Scale size={20} />} onClick={toggle}>
          {isIn ? text.compared : text.compare}
        </Toggle>
      )}{' '}
      {compared.length > 0 && (
        <Button variant="link" href={hrefOfComparison(compared)}>
          {text.seeCompared(formatNumber(compared.length))}
        </Button>
      )}
    </p>
  )
}
