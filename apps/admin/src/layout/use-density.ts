import { deviceStorage } from '@hojreh/app'
import { useState } from 'react'

export type Density = 'comfortable' | 'compact'
const KEY = 'hojreh-desk-density'

const remembered = (): Density => (deviceStorage.read(KEY) === 'compact' ? 'compact' : 'comfortable')

/** How close the rows of lists stand, remembered on this device; and the way to change it. */
export const useDensity = (): [Density, () => void] => {
  const [density, setDensity] = useState(remembered)
  const toggle = () => {
    const next = density === 'compact' ? 'comfortable' : 'compact'
    setDensity(next)
    deviceStorage.write(KEY, next)
  }
  return [density, toggle]
}
