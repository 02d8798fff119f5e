// What stands below the first screen of a product or an article, loaded in one piece.
export { RatingSummary } from '@hojreh/ui'
export { CommentList } from './comment-list.tsx'
