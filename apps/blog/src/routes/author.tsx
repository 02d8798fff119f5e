import { loadMagazine } from '../features/magazine/load-magazine.ts'
import { Magazine } from '../features/magazine/magazine.tsx'

export const load = loadMagazine('author')

export const Component = () => <Magazine kind="author" />
