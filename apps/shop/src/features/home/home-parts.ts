// What stands below the first screen of the home page, loaded in one piece.
export { HomeArticles } from './home-articles.tsx'
export { HomeBanners } from './home-banners.tsx'
export { HomeTrust } from './home-trust.tsx'
