export { Article as Component } from '../features/article/article.tsx'
export { loadArticle as load } from '../features/article/load-article.ts'
