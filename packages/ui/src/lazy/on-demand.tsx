import { type ReactNode, Suspense, useState } from 'react'

/** Nothing until it is wanted for the first time; from then on its children, which may be loaded only then (`lazy`). */
export const OnDemand = ({ isWanted, children }: { isWanted: boolean; children: ReactNode }) => {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
