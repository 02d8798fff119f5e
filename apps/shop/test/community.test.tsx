import { pendingActionCookie } from '@hojreh/auth/bridge'
import { refuse, samples } from '@hojreh/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

const visitor = { isSignedIn: false }
const heartOf = (title: string) => screen.findByRole('button', { name: `افزودن به علاقه‌مندی‌ها: ${title}` })
const title = 'قالیچه‌ی دست‌باف شماره 3'
const section = () => screen.findByRole('region', { name: 'نظر خریداران' })
const write = async (words: string) => {
  await userEvent.click(within(await section()).getByRole('button', { name: 'نوشتن نظر' }))
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'متن نظر' })
  await userEvent.type(box, words)
  return box
}

beforeEach(() => {
  window.localStorage.clear()
  pendingActionCookie.drop({ cookieDomain: null })
})

describe('comments on a product', () => {
  it('are rated, written and handed in; the page says that they wait for review', async () => {
    const added: unknown[] = []
    await openShop('/shop/rug-3', {
      addComment: ({ body }) => {
        added.push(body)
        return { success: true, message: 'نظر شما ثبت شد' }
      },
    })
    await write('خوش‌رنگ است')
    screen.getByRole('radio', { name: '۵ ستاره' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('button', { name: 'ثبت نظر' }))
    expect(await screen.findByText('نظر شما ثبت شد')).toBeDefined()
    expect(added).toEqual([{ productId: 'product-0003', rating: 5, text: 'خوش‌رنگ است' }])
    expect(screen.queryByRole('textbox', { name: 'متن نظر' })).toBeNull()
  })

  it('of a visitor ask to sign in and keep the text', async () => {
    const { countOf } = await openShop('/shop/rug-3', {}, visitor)
    const box = await write('خوش‌رنگ است')
    await userEvent.click(screen.getByRole('button', { name: 'ثبت نظر' }))
    expect(await screen.findByText('لطفا ابتدا وارد حساب کاربری خود شوید')).toBeDefined()
    expect(pendingActionCookie.read()).toEqual({ kind: 'stay' })
    expect(box.value).toBe('خوش‌رنگ است')
    expect(countOf('/api/comment/add')).toBe(0)
  })

  it('keep the text when the server refuses, and say why', async () => {
    await openShop('/shop/rug-3', { addComment: () => refuse('comment_pending') })
    const box = await write('دوباره')
    await userEvent.click(screen.getByRole('button', { name: 'ثبت نظر' }))
    expect(await screen.findByText('نظر پیشین شما هنوز در انتظار بررسی است')).toBeDefined()
    expect(box.value).toBe('دوباره')
  })

  it('invite to write the first one when there is none', async () => {
    await openShop('/shop/rug-3', {
      listComments: () => ({
        items: [],
        total: 0,
        pageId: 1,
        take: 10,
        summary: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] },
      }),
    })
    expect((await section()).textContent).toContain('نخستین نظر را شما بنویسید')
  })

  it('come page by page, with an address for each', async () => {
    const scrolledTo = vi.fn()
    Element.prototype.scrollIntoView = scrolledTo
    await openShop('/shop/rug-3?comments=2', {
      listComments: ({ query }) => ({
        items: [samples.comment(Number(query.get('pageId') ?? 1))],
        total: 21,
        pageId: Number(query.get('pageId') ?? 1),
        take: 10,
        summary: { average: 4, count: 21, stars: [0, 0, 0, 21, 0] },
      }),
    })
    const comments = within(await section())
    expect(await comments.findByText('نظر شماره 2')).toBeDefined()
    await userEvent.click(comments.getByRole('link', { name: 'صفحه ۳' }))
    expect(await comments.findByText('نظر شماره 3')).toBeDefined()
    expect(window.location.search).toBe('?comments=3')
    expect(scrolledTo.mock.contexts).toEqual([await section()])
  })

  it('do not take the page away when they do not come', async () => {
    await openShop('/shop/rug-3', { listComments: () => refuse('internal_error') })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    expect((await screen.findByRole('alert')).textContent).toContain('نظرها بارگذاری نشدند')
  })
})

describe('a heart', () => {
  it('is filled for a favourite and changes at once', async () => {
    const changes: unknown[] = []
    let productIds = ['product-0004']
    await openShop('/shop/rug-3', {
      listFavorites: () => ({ items: [], total: productIds.length, pageId: 1, take: 1, productIds }),
      setFavorite: ({ body }) => {
        changes.push(body)
        productIds = ['product-0003', 'product-0004']
        return { success: true }
      },
    })
    const related = await heartOf('قالیچه‌ی دست‌باف شماره 4')
    await waitFor(() => expect(related.getAttribute('aria-pressed')).toBe('true'))
    const heart = await heartOf(title)
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    expect(changes).toEqual([{ productId: 'product-0003', favorite: true }])
  })

  it('of a visitor asks to sign in and remembers the product', async () => {
    const { countOf } = await openShop('/shop/rug-3', {}, visitor)
    await userEvent.click(await heartOf(title))
    expect(await screen.findByText('لطفا ابتدا وارد حساب کاربری خود شوید')).toBeDefined()
    expect(pendingActionCookie.read()).toEqual({ kind: 'favorite', productId: 'product-0003' })
    expect(countOf('/api/user/favorites')).toBe(0)
  })
})

describe('a sold-out product', () => {
  const soldOut = {
    getProduct: () => ({
      product: samples.product(3, { stock: 'out', maxCount: 0 }),
      siblings: [],
      axes: [],
      related: [],
      bundle: [],
      breadcrumbs: [],
    }),
  }

  it('offers an SMS for when it is back, and says that it will come', async () => {
    const asked: unknown[] = []
    await openShop('/shop/rug-3', {
      ...soldOut,
      listNotices: () => ({ productIds: asked.length > 0 ? ['product-0003'] : [] }),
      notifyMe: ({ body }) => {
        asked.push(body)
        return { success: true, message: 'به شما پیامک می‌زنیم' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'موجود شد خبرم کن' }))
    expect(await screen.findByText('به شما پیامک می‌زنیم')).toBeDefined()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'خبرتان می‌کنیم' })).disabled).toBe(
      true,
    )
    expect(asked).toEqual([{ productId: 'product-0003' }])
  })

  it('remembers who has asked before', async () => {
    await openShop('/shop/rug-3', { ...soldOut, listNotices: () => ({ productIds: ['product-0003'] }) })
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'خبرتان می‌کنیم' })).disabled).toBe(
      true,
    )
  })

  it('asks a visitor to sign in first', async () => {
    await openShop('/shop/rug-3', soldOut, visitor)
    await userEvent.click(await screen.findByRole('button', { name: 'موجود شد خبرم کن' }))
    expect(pendingActionCookie.read()).toEqual({ kind: 'notice', productId: 'product-0003' })
    // Behind the modal.
    expect(screen.getByRole('button', { name: 'موجود شد خبرم کن', hidden: true })).toBeDefined()
  })
})

it('products that were looked at before are shown again, without the one that is open', async () => {
  const { router } = await openShop('/shop/rug-3')
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.queryByRole('region', { name: 'بازدیدهای اخیر شما' })).toBeNull()
  await router.navigate('/shop/rug-4')
  const recent = await screen.findByRole('region', { name: 'بازدیدهای اخیر شما' })
  expect(
    within(recent)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/shop/rug-3'])
})

it('sharing offers messengers and a copy of the address where the device has no dialog for it', async () => {
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await openShop('/shop/rug-3')
  await user.click(await screen.findByRole('button', { name: 'اشتراک‌گذاری' }))
  const address = `${window.location.origin}/shop/rug-3`
  const telegram = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: 'تلگرام' })
  expect(new URL(telegram.href).searchParams.get('url')).toBe(address)
  expect(telegram.target).toBe('_blank')
  const bale = screen.getByRole<HTMLAnchorElement>('menuitem', { name: 'بله' })
  expect(new URL(bale.href).searchParams.get('url')).toBe(address)
  await user.click(screen.getByRole('menuitem', { name: 'کپی لینک' }))
  expect(await screen.findByText('لینک این صفحه کپی شد')).toBeDefined()
  expect(copied).toHaveBeenCalledWith(address)
})

it('a question in a messenger that knows no words is copied, to be put into its chat', async () => {
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await openShop('/shop/rug-3', {
    getContactUs: () => ({
      ...{
        title: '',
        description: '',
        bodyHtml: '',
        seoTitle: '',
        address: '',
        phones: [],
        email: '',
        hours: '',
      },
      location: null,
      chat: [
        { place: 'telegram', handle: '@hojreh' },
        { place: 'eitaa', handle: '@hojreh' },
      ],
    }),
  })
  const words = `سلام؛ درباره‌ی «${title}» پرسشی دارم.\n${window.location.origin}/shop/rug-3`
  const telegram = await screen.findByRole<HTMLAnchorElement>('link', { name: 'پرسش در تلگرام' })
  expect(new URL(telegram.href).searchParams.get('text')).toBe(words)
  await user.click(telegram)
  expect(copied).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'پرسش در ایتا' }))
  expect(await screen.findByText('متن پرسش کپی شد؛ آن را در گفت‌وگو بچسبانید')).toBeDefined()
  expect(copied).toHaveBeenCalledWith(words)
})

it("sharing opens the device's own dialog where there is one", async () => {
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await openShop('/shop/rug-3')
  await userEvent.click(await screen.findByRole('button', { name: 'اشتراک‌گذاری' }))
  expect(share).toHaveBeenCalledWith({ title, url: `${window.location.origin}/shop/rug-3` })
  expect(screen.queryByRole('menuitem', { name: 'تلگرام' })).toBeNull()
})

it('a product without pictures has a place of the same size and nothing to enlarge', async () => {
  await openShop('/shop/rug-3', {
    getProduct: () => ({
      product: samples.product(3, { images: [], image: null }),
      siblings: [],
      axes: [],
      related: [],
      bundle: [],
      breadcrumbs: [],
    }),
  })
  expect(await screen.findByText('هنوز تصویری از این کالا نداریم')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'بزرگ‌نمایی' })).toBeNull()
})
