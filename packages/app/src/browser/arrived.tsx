import { useEffect } from 'react'
import { typeAgain } from './early-typing.ts'

/** The end of a part that comes to life by itself: tells what somebody has typed before. */
export const Arrived = () => {
  useEffect(() => typeAgain(), [])
  return null
}
