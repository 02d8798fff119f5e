export { Comments as Component } from '../features/comments/comments.tsx'
