import { paths } from '../../paths.ts'

export const articleHref = (id: string): string => paths.article.replace(':id', id)
