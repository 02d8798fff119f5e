import { describe, expect, it } from 'vitest'
import { documentAt, pageAt, structuredData } from './page.ts'

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const canonical = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href')
const linksOf = (page: Document, selector = 'main a') =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('the list of articles', () => {
  it('says in its head what it is', { tags: ['§2.10', '§D6.11'] }, () => {
    const page = documentAt('/blog')
    expect(page.title).toBe('بلاگ | حجره')
    expect(meta(page, 'description')).toMatch(/بلاگ حجره/)
    expect(canonical(page)).toBe('http://localhost:3000/blog')
    expect(meta(page, 'og:title')).toBe('بلاگ')
    expect(meta(page, 'og:image')).toBe('http://localhost:3000/api/media/p.webp')
    expect(pageAt('/blog').status).toBe(200)
  })

  it('has a lead article, the others, and every category as a link', () => {
    const page = documentAt('/blog')
    expect(page.querySelector('section[aria-label] article a')?.getAttribute('href')).toBe('/blog/article-1')
    expect(page.querySelectorAll('main article')).toHaveLength(13)
    expect(linksOf(page)).toEqual(
      expect.arrayContaining(['/blog/category/guide', '/blog/category/crafts', '/blog/article-13']),
    )
  })

  it('has pages that a search engine can follow, each with an address of its own', () => {
    expect(linksOf(documentAt('/blog'))).toEqual(expect.arrayContaining(['/blog?pageId=2', '/blog?pageId=3']))
    const second = documentAt('/blog?pageId=2')
    expect(second.title).toBe('بلاگ، صفحه ۲ | حجره')
    expect(canonical(second)).toBe('http://localhost:3000/blog?pageId=2')
    expect(linksOf(second)).toContain('/blog')
  })

  it('is searched by a plain form, and results stay out of search engines', () => {
    const form = documentAt('/blog').querySelector('main form[role="search"]')
    expect(form?.getAttribute('action')).toBe('/blog')
    expect(form?.querySelector('input')?.name).toBe('q')
    const results = documentAt('/blog?q=نیست')
    expect(meta(results, 'robots')).toBe('noindex')
    expect(canonical(results)).toBeUndefined()
    expect(results.querySelector('h1')?.textContent).toBe('نتیجه‌های جستجوی «نیست»')
    expect(linksOf(results)).toContain('/blog')
  })

  it('of a category or a tag says which', () => {
    const category = documentAt('/blog/category/guide')
    expect(category.title).toBe('راهنمای خرید | حجره')
    expect(canonical(category)).toBe('http://localhost:3000/blog/category/guide')
    expect(category.querySelector('main [aria-current="page"]')?.textContent).toContain('راهنمای خرید')
    expect(documentAt('/blog/tag/wool').querySelector('h1')?.textContent).toBe('برچسب «پشم»')
  })
})

describe('the page of an author', () => {
  const page = documentAt('/blog/author/maryam')

  it('says who that is, to people and to search engines', () => {
    expect(page.title).toBe('نوشته‌های مریم راد | حجره')
    expect(canonical(page)).toBe('http://localhost:3000/blog/author/maryam')
    expect(meta(page, 'description')).toBe('بافنده‌ای از فارس')
    expect(page.querySelector('h1')?.textContent).toBe('نوشته‌های مریم راد')
    expect(page.querySelector('main header')?.textContent).toContain('بافنده‌ای از فارس')
    expect(structuredData(page).ProfilePage?.mainEntity).toEqual({
      ...{ '@type': 'Person', name: 'مریم راد', description: 'بافنده‌ای از فارس' },
      url: 'http://localhost:3000/blog/author/maryam',
      image: 'http://localhost:3000/api/media/p-320.webp',
    })
  })

  it('is led to from the articles, and leads to them', () => {
    expect(linksOf(documentAt('/blog/article-1'), 'main header a')).toContain('/blog/author/maryam')
    expect(linksOf(page)).toContain('/blog/article-1')
    expect(linksOf(page)).toContain('/blog/author/maryam?pageId=2')
  })
})

describe('an article', () => {
  const page = documentAt('/blog/article-1')

  it('says in its head what it is', { tags: ['§2.11'] }, () => {
    expect(page.title).toBe('مقاله‌ی شماره‌ی 1 | حجره')
    expect(meta(page, 'description')).toBe('خلاصه')
    expect(canonical(page)).toBe('http://localhost:3000/blog/article-1')
    expect(meta(page, 'og:type')).toBe('article')
  })

  it('tells search engines author, days and the way to it', () => {
    const { Article, BreadcrumbList } = structuredData(page)
    expect(Article).toMatchObject({
      headline: 'نوشته‌ی شماره 1',
      author: { '@type': 'Person', name: 'مریم راد', url: 'http://localhost:3000/blog/author/maryam' },
      datePublished: '2026-05-01T08:00:00.000Z',
      dateModified: '2026-06-01T08:00:00.000Z',
      image: ['http://localhost:3000/api/media/p-320.webp'],
      mainEntityOfPage: 'http://localhost:3000/blog/article-1',
      articleSection: 'راهنما',
    })
    expect(BreadcrumbList?.itemListElement).toMatchObject([
      { position: 1, item: 'http://localhost:3000/' },
      { position: 2, item: 'http://localhost:3000/blog' },
      { position: 3, item: 'http://localhost:3000/blog/category/guide' },
      { position: 4, name: 'نوشته‌ی شماره 1' },
    ])
  })

  it('shows who wrote it, when, and how long it takes to read', { tags: ['§1.3', '§D4.13'] }, () => {
    const text = page.querySelector('main header')?.textContent
    expect(text).toContain('نوشته‌ی مریم راد')
    expect(text).toContain('۱۱ اردیبهشت ۱۴۰۵')
    expect(text).toContain('۴ دقیقه مطالعه')
  })

  it('has a table of contents whose links lead to its headings', () => {
    const links = linksOf(page, 'aside nav a')
    expect(links).toHaveLength(2)
    for (const href of links) {
      const id = decodeURIComponent(href?.slice(1) ?? '')
      expect(page.getElementById(id)?.tagName).toMatch(/^H[23]$/)
    }
  })

  it('leads on to tags, goods and related articles', { tags: ['§D4.13'] }, () => {
    expect(linksOf(page)).toEqual(
      expect.arrayContaining(['/blog/tag/wool', '/shop/rug-1', '/blog/article-2']),
    )
  })

  it('keeps what was escaped in its body escaped', () => {
    expect(page.querySelector('article')?.textContent).toContain('<باید>')
  })
})

it('the HTML of the server has the icon of the shop, asked for in its default size', {
  tags: ['§4.4', '§D7.13'],
}, () => {
  for (const path of ['/blog', '/blog/article-1'])
    expect(documentAt(path).querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(
      '/api/media/favicon/16.png',
    )
})

describe('an address without a page', () => {
  it('has the status 404 and the 404 page', { tags: ['§2.31'] }, () => {
    expect(pageAt('/blog/nowhere-at-all').status).toBe(404)
    expect(documentAt('/blog/nowhere-at-all').querySelector('h1')?.textContent).toBe('Page Not Found')
    expect(pageAt('/blog/nowhere-at-all').isCacheable).toBe(false)
  })
})
