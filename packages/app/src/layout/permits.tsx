import { EnamadSeal, SampleSeals } from '@hojreh/ui'
import { useApp } from '../state/app-context.ts'

/** The seals that a careful buyer looks for; nothing for a shop without any. */
export const Permits = () => {
  const { enamad, isDemo } = useApp().config
  if (enamad) return <EnamadSeal {...enamad} />
  return isDemo ? <SampleSeals /> : null
}
