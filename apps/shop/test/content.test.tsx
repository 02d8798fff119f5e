import { refuse, samples } from '@hojreh/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.tsx'

describe('writing to the shop', () => {
  const fillForm = async () => {
    const user = userEvent.setup()
    await user.type(await screen.findByRole('textbox', { name: 'نام و نام خانوادگی' }), 'سارا امینی')
    await user.type(screen.getByRole('textbox', { name: 'شماره موبایل' }), '۰۹۱۲۱۲۳۴۵۶۷')
    await user.type(screen.getByRole('textbox', { name: 'متن پیام' }), 'سلام')
    return user
  }
  const send = () => screen.getByRole('button', { name: 'فرستادن پیام' })

  it('takes name, phone and text, and the answer stands in the place of the form', async () => {
    const bodies: unknown[] = []
    await openShop('/contact-us', {
      sendContactMessage: ({ body }) => {
        bodies.push(body)
        return { success: true, message: 'به‌زودی تماس می‌گیریم' }
      },
    })
    const user = await fillForm()
    await user.click(send())
    expect(await screen.findByText('به‌زودی تماس می‌گیریم')).toBeDefined()
    expect(bodies).toEqual([{ name: 'سارا امینی', phone: '09121234567', text: 'سلام' }])
    await user.click(screen.getByRole('button', { name: 'نوشتن پیام دیگر' }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن پیام' }).value).toBe('')
  })

  it('keeps what was written when the shop refuses, and says why', async () => {
    await openShop('/contact-us', { sendContactMessage: () => refuse('too_many_requests') })
    const user = await fillForm()
    await user.click(send())
    expect(await screen.findByText(/تعداد تلاش‌ها بیش از حد مجاز است/)).toBeDefined()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن پیام' }).value).toBe('سلام')
  })

  it('cannot be sent before it is complete', async () => {
    await openShop('/contact-us')
    await waitFor(() => expect(send().hasAttribute('disabled')).toBe(true))
  })
})

describe('the questions', () => {
  it('are left with the words one types, opened, and come back', { tags: ['§D4.14'] }, async () => {
    await openShop('/faq', {
      getFaq: () => [
        { title: 'خرید', questions: [{ question: 'چگونه بخرم؟', answerHtml: '<p>به سبد بیفزایید.</p>' }] },
        { title: 'ارسال', questions: [{ question: 'چند روزه می‌رسد؟', answerHtml: '<p>۶ روز</p>' }] },
      ],
    })
    const box = await screen.findByRole('textbox', { name: 'جستجو در پرسش‌ها' })
    const user = userEvent.setup()
    await user.type(box, 'ميرسد')
    expect(screen.queryByText('چگونه بخرم؟')).toBeNull()
    expect(screen.getByRole('button', { name: 'چند روزه می‌رسد؟', expanded: true })).toBeDefined()
    expect(screen.getByText('۱ پرسش پیدا شد').getAttribute('role')).toBe('status')
    await user.clear(box)
    await user.type(box, 'قالی')
    await user.click(screen.getByRole('button', { name: 'نشان دادن همه‌ی پرسش‌ها' }))
    expect(screen.getByText('چگونه بخرم؟')).toBeDefined()
  })
})

describe('an address that was moved', () => {
  const rules = () => [{ from: '/product/*', to: '/shop/*', status: 301 as const }]

  it('leads to the new one inside the app', { tags: ['§2.32'] }, async () => {
    const { router } = await openShop('/faq', { getRouteRules: rules })
    await screen.findByRole('heading', { level: 1 })
    await router.navigate('/product/rug-3?a=1')
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/rug-3'))
    expect(router.state.location.search).toBe('?a=1')
  })

  it('holds nobody up when the table cannot be read', async () => {
    const { router } = await openShop('/faq', { getRouteRules: () => refuse('internal_error') })
    await screen.findByRole('heading', { level: 1 })
    await router.navigate('/contact-us')
    expect(await screen.findByRole('heading', { name: 'تماس با ما' })).toBeDefined()
  })
})

it('a product without a text of its own has a description for search engines all the same', async () => {
  const product = samples.product(3, { title: 'سینی خاتم', seo: { title: 'سینی خاتم', description: '' } })
  await openShop('/shop/rug-3', {
    getPending: () => samples.emptyCart,
    getProduct: () => ({ product, siblings: [], axes: [], related: [], bundle: [], breadcrumbs: [] }),
  })
  const told = () => document.querySelector('meta[name="description"]')?.getAttribute('content')
  await waitFor(() => expect(told()).toBe('سینی خاتم در فروشگاه اینترنتی حجره'))
})
