import { describe, expect, it } from 'vitest'
import { activeFiltersOf } from './active-filters.ts'
import { categoryStepOf } from './category-step.ts'
import { chosenOf, groupsOf, noFilters, parametersOf } from './filters.ts'
import { addressWith, listQueryOf, searchQueryOf } from './list-address.ts'

const full =
  'category=rugs&brand=حجره&brand=ب&minPrice=1000&maxPrice=5000&inStock=1&discounted=1&attr=brand:x&attr=جنس:ابریشم&attr=جنس:پشم&sort=cheapest&pageId=3'

describe('the address of a list', () => {
  it('is read into the query of the call', () => {
    expect(listQueryOf(new URLSearchParams(full))).toEqual({
      category: 'rugs',
      brand: ['حجره', 'ب'],
      minPrice: 1_000,
      maxPrice: 5_000,
      inStock: '1',
      discounted: '1',
      attr: ['brand:x', 'جنس:ابریشم', 'جنس:پشم'],
      sort: 'cheapest',
      pageId: 3,
    })
  })

  it.each([
    'pageId=0',
    'pageId=-1',
    'pageId=x',
    'pageId=1',
    'minPrice=abc',
    'sort=magic',
    'sort=relevance',
    'inStock=maybe',
    'category=',
    'attr=nocolon',
    'utm_source=x',
  ])('that says %s lists the shop', (address) => {
    expect(listQueryOf(new URLSearchParams(address))).toEqual({})
  })

  it('takes Persian digits', () => {
    expect(listQueryOf(new URLSearchParams('minPrice=۱۲۰'))).toEqual({ minPrice: 120 })
  })

  it('of a search is trimmed and may be sorted by relevance', () => {
    expect(searchQueryOf(new URLSearchParams('q= فرش &sort=relevance'))).toEqual({
      q: 'فرش',
      sort: 'relevance',
    })
    expect(searchQueryOf(new URLSearchParams())).toEqual({ q: '' })
  })

  it('begins at the first page again when the choice changes', () => {
    const address = new URLSearchParams('q=فرش&pageId=4&brand=a')
    expect(new URLSearchParams(addressWith(address, { brand: ['b', 'c'], sort: 'newest' })).toString()).toBe(
      new URLSearchParams([
        ['q', 'فرش'],
        ['brand', 'b'],
        ['brand', 'c'],
        ['sort', 'newest'],
      ]).toString(),
    )
  })
})

describe('filters', () => {
  const query = listQueryOf(new URLSearchParams(full))

  it('are chosen as the address says, and write the same address', () => {
    const rewritten = addressWith(
      new URLSearchParams('sort=cheapest&category=rugs'),
      parametersOf(chosenOf(query)),
    )
    const { pageId: _page, ...sameFilters } = query
    expect(listQueryOf(new URLSearchParams(rewritten))).toEqual(sameFilters)
  })

  it('keep an attribute called brand apart from the brand', () => {
    expect(chosenOf(query).selected).toMatchObject({ brand: ['حجره', 'ب'], 'attr:brand': ['x'] })
  })

  it('taken back all at once leave the list in its category', () => {
    const address = addressWith(new URLSearchParams(full), parametersOf(noFilters))
    expect(listQueryOf(new URLSearchParams(address))).toEqual({ category: 'rugs', sort: 'cheapest' })
  })

  it('stay on the way up and down the categories', () => {
    const category = {
      slug: 'carpets',
      title: 'فرش',
      description: '',
      seo: { title: 'فرش', description: '' },
      breadcrumbs: [],
    }
    const facets = { brands: [], price: null, attributes: [], inStockCount: 0, discountedCount: 0 }
    const step = categoryStepOf(
      {
        category: {
          ...category,
          breadcrumbs: [
            { slug: 'rugs', title: 'فرش و گلیم' },
            { slug: 'carpets', title: 'فرش' },
          ],
        },
        facets: { ...facets, categories: [{ slug: 'silk', title: 'ابریشم', count: 2, image: null }] },
      },
      new URLSearchParams('category=carpets&inStock=1&pageId=3'),
    )
    expect(step).toEqual({
      above: [
        { title: 'همه‌ی دسته‌ها', href: '?inStock=1' },
        { title: 'فرش و گلیم', href: '?inStock=1&category=rugs' },
      ],
      current: { title: 'فرش', href: '?inStock=1&category=carpets' },
      below: [{ title: 'ابریشم', href: '?inStock=1&category=silk', count: 2 }],
    })
    expect(
      categoryStepOf({ category: null, facets: { ...facets, categories: [] } }, new URLSearchParams()),
    ).toBe(undefined)
  })

  it('name the brand once, also when the catalogue repeats it as an attribute', () => {
    const attributes = [{ name: 'برند', values: [{ value: 'حجره', count: 1 }] }]
    const facets = { categories: [], price: null, attributes, inStockCount: 0, discountedCount: 0 }
    const brands = [{ title: 'حجره', count: 1 }]
    expect(groupsOf({ ...facets, brands }).map(({ key }) => key)).toEqual(['brand'])
    expect(groupsOf({ ...facets, brands: [] }).map(({ key }) => key)).toEqual(['attr:برند'])
  })

  it('show a chip for each choice, which takes away only itself', () => {
    const groups = groupsOf({
      categories: [],
      brands: [],
      price: null,
      attributes: [],
      inStockCount: 0,
      discountedCount: 0,
    })
    const changes: unknown[] = []
    const chips = activeFiltersOf(groups, chosenOf(query), (value) => changes.push(parametersOf(value)))
    expect(chips.map(({ label }) => label)).toEqual([
      'brand: x',
      'جنس: ابریشم',
      'جنس: پشم',
      'حجره',
      'ب',
      'از ۱۰۰ تومان',
      'تا ۵۰۰ تومان',
      'فقط کالاهای موجود',
      'فقط تخفیف‌دارها',
    ])
    chips.find(({ label }) => label === 'جنس: پشم')?.onRemove()
    expect(changes).toEqual([{ ...parametersOf(chosenOf(query)), attr: ['brand:x', 'جنس:ابریشم'] }])
  })
})
