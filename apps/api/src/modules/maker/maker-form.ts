import { slugOf } from '../../shared/slug.ts'

export { nameForm as makerForm } from '../../shared/name-form.ts'

/** The address of a maker of which only the name is known. */
export const makerSlug = (name: string): string => slugOf(name, 'brand')
