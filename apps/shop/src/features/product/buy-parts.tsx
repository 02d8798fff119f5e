// Parts beside a product's pictures whose code comes after the first render, in one file: each request takes a slow
// phone time.
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListNoticesQuery } from '@hojreh/api/react'
import { RichText } from '@hojreh/app'
import { askForNotice } from '@hojreh/auth'
import { useAuthDispatch, useIsSignedIn } from '@hojreh/auth/react'
import type { CartLine, OptionAxis, Sibling } from '@hojreh/contract'
import { formatNumber } from '@hojreh/persian'
import { Button, Countdown, Disclosure, OptionPicker, Quantity, Select } from '@hojreh/ui'
import BellCheck from 'lucide-react/icons/bell-check'
import BellRing from 'lucide-react/icons/bell-ring'
import Scale from 'lucide-react/icons/scale'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hrefOfComparison, keepCompared, MOST_COMPARED, readCompared } from '../../shared/comparison.ts'
import { DesktopOnly, PhoneOnly } from '../../shared/only-on.ts'
import { productMessages as text } from './product.messages.ts'
import { type OptionGroup, siblingOptions } from './sibling-options.ts'

/** How long the offer of a product lasts. */
export const OfferEnds = ({ endsAt }: { endsAt: string }) => (
  <div>
    <p>{text.offerEnds}</p>
    <Countdown endsAt={endsAt} />
  </div>
)

/** Many values, as sizes of shoes are, in the phone's own list. */
const OptionSelect = ({ group: { name, options } }: { group: OptionGroup }) => {
  const navigate = useNavigate()
  return (
    <Select
      name={name}
      label={name}
      value={options.find(({ isSelected }) => isSelected)?.href ?? ''}
      options={options.map(({ value, href, isOut }) => ({
        value: href,
        label: isOut ? text.outOption(value) : value,
      }))}
      onChange={(href) => void navigate(href)}
      hasNote={false}
    />
  )
}

/** In what a product is sold: each value leads to the product that has it, with a guide where the shop wrote one. */
export const ProductOptions = (props: {
  axes: readonly OptionAxis[]
  siblings: readonly Sibling[]
  productId: string
}) => (
  <>
    {siblingOptions(props).map((group) => (
      <div key={group.name}>
        {group.look === 'select' ? (
          <OptionSelect group={group} />
        ) : (
          <OptionPicker name={group.name} options={group.options} />
        )}
        {group.guideHtml && (
          <Disclosure title={text.guide(group.name)}>
            <RichText html={group.guideHtml} />
          </Disclosure>
        )}
      </div>
    ))}
  </>
)

// `&&` overrides the bar, which gives its parts no more room than they need.
const Onwards = styled(PhoneOnly)(css({ '&&': { flex: '1 1 auto' } }))

/** The count of a product in the cart, and the links to the cart. */
export const CountInCart = ({
  line,
  isBusy,
  onChange,
}: {
  line: CartLine
  isBusy: boolean
  onChange: (difference: number) => void
}) => (
  <>
    <Quantity
      count={line.count}
      max={line.maxCount}
      label={line.title}
      isBusy={isBusy}
      onIncrease={() => onChange(1)}
      onDecrease={() => onChange(-1)}
    />
    <DesktopOnly>
      <Button href="/cart" variant="outlined" fullWidth>
        {text.seeCart}
      </Button>
    </DesktopOnly>
    <Onwards>
      {/* A returning customer is then one press from the bank. */}
      <Button href="/cart?step=payment" size="large" fullWidth>
        {text.goOn}
      </Button>
    </Onwards>
  </>
)

/** Asks for an SMS when a sold-out product is back. */
export const NotifyButton = ({ productId }: { productId: string }) => {
  const dispatch = useAuthDispatch()
  const isSignedIn = useIsSignedIn()
  const { data: notices } = useListNoticesQuery(undefined, { skip: !isSignedIn })
  const [isBusy, setIsBusy] = useState(false)
  const ask = async () => {
    setIsBusy(true)
    await dispatch(askForNotice(productId))
    setIsBusy(false)
  }
  const isNoted = isSignedIn && Boolean(notices?.productIds.includes(productId))
  return (
    <Button
      size="large"
      variant="outlined"
      fullWidth
      loading={isBusy}
      disabled={isNoted}
      startIcon={isNoted ? <BellCheck size={20} /> : <BellRing size={20} />}
      onClick={() => void ask()}
    >
      {isNoted ? text.noted : text.notifyMe}
    </Button>
  )
}

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
