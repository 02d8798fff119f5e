import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useGetDeliveryQuery } from '@hojreh/api/react'
import { formatToman, formatWeekdays } from '@hojreh/persian'
import { Button, Skeleton } from '@hojreh/ui'
import { useEffect, useRef, useState } from 'react'
import { type City, capital, readCity, rememberCity } from '../../shared/home-city.ts'
import { CityFields } from './city-fields.tsx'
import { productMessages as text } from './product.messages.ts'

const Frame = styled.div(
  css({
    // The city's button is higher than a line: its words stand in line with the icon beside them.
    marginBlockStart: -8,
    // As tall with the skeleton as with the two lines that come in its place.
    '& p': { display: 'flow-root', minBlockSize: '3.4em' },
    '& p > span': { marginBlock: '0.35em' },
  }),
)

/** When a product comes to the shopper's city, and what that costs; the city is one press away. */
export const Delivery = ({ slug }: { slug: string }) => {
  const [city, setCity] = useState<City>(capital)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isSeen, setIsSeen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // The page's HTML is the same for every visitor and day: city and days are loaded when this part comes into view.
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setCity(readCity() ?? capital)
      setIsSeen(true)
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const { currentData, isError } = useGetDeliveryQuery({ slug, ...city }, { skip: !isSeen })
  const delivery = currentData?.delivery
  const choose = (chosen: City) => {
    rememberCity(chosen)
    setCity(chosen)
    setIsChoosing(false)
  }
  return (
    <Frame ref={frame}>
      {text.deliveryTo}{' '}
      <Button
        variant="link"
        aria-expanded={isChoosing}
        aria-label={text.changeCity(city.city)}
        onClick={() => setIsChoosing(!isChoosing)}
      >
        {city.city}
      </Button>
      <p role="status">
        {!currentData && !isError && (
          <>
            <Skeleton variant="half" />
            <Skeleton />
          </>
        )}
        {delivery && (
          <>
            <b>{formatWeekdays(delivery.from, delivery.to)}</b>
            <br />
            {text.way(delivery.title, delivery.isFree ? text.free : formatToman(delivery.fee))}
          </>
        )}
        {currentData && !delivery && text.noDelivery}
      </p>
      {isChoosing && <CityFields at={city} onChoose={choose} />}
    </Frame>
  )
}
