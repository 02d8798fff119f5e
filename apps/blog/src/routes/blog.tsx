import { loadMagazine } from '../features/magazine/load-magazine.ts'
import { Magazine } from '../features/magazine/magazine.tsx'

export const load = loadMagazine('all')

export const Component = () => <Magazine kind="all" />
