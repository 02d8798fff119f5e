// Loaded with the first question.
export { ConfirmDialog } from '@hojreh/ui'
