export { EmptyState } from '@hojreh/ui'
