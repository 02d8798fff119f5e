import { ignoreChunkLoadError, whenIdle } from '@hojreh/app/runtime'
import { lazyPart, OnDemand } from '@hojreh/ui'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { AdminState } from './make-store.ts'

const loadSignIn = () => import('./sign-in-dialog.tsx')
const loadSecondStep = () => import('./second-step-dialog.tsx')
const SignInDialog = lazyPart(loadSignIn, 'SignInDialog')
const SecondStepDialog = lazyPart(loadSecondStep, 'SecondStepDialog')

/**
 * What may have to be asked above any page. Its code (forms and their rules) comes once the page is there, and not only
 * when it is wanted: after a deploy it could not be had any more, and what was typed would be lost with a reload.
 */
export const LateDialogs = () => {
  const isSignedOut = useSelector(({ signIn }: AdminState) => signIn === 'above the page')
  const isSecondStep = useSelector(({ secondStep }: AdminState) => secondStep)
  useEffect(() => {
    whenIdle(() => void Promise.all([loadSignIn(), loadSecondStep()]).catch(ignoreChunkLoadError))
  }, [])
  return (
    <>
      <OnDemand isWanted={isSecondStep}>
        <SecondStepDialog />
      </OnDemand>
      <OnDemand isWanted={isSignedOut}>
        <SignInDialog isOpen={isSignedOut} />
      </OnDemand>
    </>
  )
}
