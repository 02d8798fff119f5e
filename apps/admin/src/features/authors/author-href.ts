import { paths } from '../../paths.ts'

export const authorHref = (id: string): string => paths.author.replace(':id', id)
