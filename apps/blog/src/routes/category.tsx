import { loadMagazine } from '../features/magazine/load-magazine.ts'
import { Magazine } from '../features/magazine/magazine.tsx'

export const load = loadMagazine('category')

export const Component = () => <Magazine kind="category" />
