import { authApi } from '@hojreh/api'
import { useAuthDispatch } from '@hojreh/auth/react'
import { type CaptchaState, CaptchaWidget } from '@hojreh/ui'
import { useEffect, useRef, useState } from 'react'
import type { CaptchaProps } from './captcha.types.ts'
import { solveInWorker } from './solve-in-worker.ts'

/** Tokens are ASCII: Base64 of the challenge with the number that was found. */
const tokenOf = (solution: object) => btoa(JSON.stringify(solution))

/** The self-hosted captcha: ticking the box lets the browser do a proof of work. No other service is asked. */
export const Altcha = ({ onToken }: CaptchaProps) => {
  const dispatch = useAuthDispatch()
  const [state, setState] = useState<CaptchaState>('idle')
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const solve = async (signal: AbortSignal) => {
    const { data } = await dispatch(authApi.endpoints.getCaptchaChallenge.initiate())
    if (!data) return null
    const { maxnumber: _most, ...challenge } = data
    const number = await solveInWorker(data, signal).catch(() => null)
    return number === null ? null : tokenOf({ ...challenge, number })
  }
  const start = async () => {
    const { signal } = leaving.current ?? new AbortController()
    setState('working')
    const token = await solve(signal)
    if (signal.aborted) return
    setState(token ? 'solved' : 'failed')
    if (token) onToken(token)
  }
  return <CaptchaWidget state={state} onStart={() => void start()} />
}
