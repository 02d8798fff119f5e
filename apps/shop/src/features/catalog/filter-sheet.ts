// Loaded when somebody opens it: a list shows without.
export { FilterSheet } from '@hojreh/ui'
