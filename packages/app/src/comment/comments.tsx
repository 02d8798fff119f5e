import { lazyHydrated } from '../lazy/lazy-hydrated.tsx'
import type { CommentSubject } from './comment-subject.ts'

const CommentSection = lazyHydrated(async () => (await import('./comment-section.tsx')).CommentSection)

/** What shoppers say about a product or readers about an article. It stands below what a person sees first. */
export const Comments = ({ subject }: { subject: CommentSubject }) => <CommentSection {...subject} />
