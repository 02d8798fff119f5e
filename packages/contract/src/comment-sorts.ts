// Without schemas: the first view of a product knows the orders, and nothing of zod.
export const commentSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type CommentSort = (typeof commentSorts)[number]
