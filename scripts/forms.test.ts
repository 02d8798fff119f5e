import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/bootstrap.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
)
/** Forms of react-final-form: those with rules of their own and a server that may refuse them. */
const forms = sources.filter((file) =>
  /import \{[^}]*\bForm\b[^}]*\} from 'react-final-form'/.test(read(file)),
)

test('every form is sent by the one button that knows when it may be: what the server refused can be corrected and sent', {
  tags: ['§5.10', '§D7.11'],
}, () => {
  expect(forms.length).toBeGreaterThan(8)
  const without = forms.filter((file) => {
    const text = read(file)
    return !/<SubmitButton\b/.test(text) || /type="submit"|\binvalid\b|\bhasSubmitErrors\b/.test(text)
  })
  expect(without).toEqual([])
})

test.each(forms.filter((file) => !file.startsWith('apps/admin/')))(
  '%s says beside its disabled button what is missing',
  (file) => {
    expect(read(file)).toMatch(/<StillMissing \/>/)
  },
)

/** Forms without a draft: no text of theirs would be missed, or it is secret and must not be kept. */
const withoutDraft = [
  // Keys of another shop.
  'apps/admin/src/features/moving/woo-form.tsx',
  'apps/admin/src/features/account/add-passkey.tsx',
  'apps/admin/src/features/orders/saved-views.tsx',
  // A number that is restored would be put in twice.
  'apps/admin/src/features/products/stock/stock-form.tsx',
  'apps/admin/src/features/second-step/second-step.tsx',
  'apps/admin/src/features/sign-in/code-step.tsx',
  'apps/admin/src/features/sign-in/factor-step.tsx',
  'apps/admin/src/features/sign-in/phone-step.tsx',
]
const formsOfStaff = forms.filter((file) => file.startsWith('apps/admin/'))

test.each(formsOfStaff)(
  '%s keeps what was typed over a closed tab, or is named as one that must not',
  (file) => {
    expect(/<KeepDraft\b/.test(read(file))).toBe(!withoutDraft.includes(file))
  },
)

/** The stories of an app's form are those of the page where it stands; a shared form has stories beside it. */
const pagesOf: Record<string, string> = {
  'apps/admin/src/features/comments/reply-form.tsx': 'apps/admin/src/routes/comments.stories.tsx',
  'apps/admin/src/features/questions/answer-form.tsx': 'apps/admin/src/routes/questions.stories.tsx',
  'apps/admin/src/features/coupons/coupon-form.tsx': 'apps/admin/src/routes/selling/coupon-new.stories.tsx',
  'apps/admin/src/features/customer/block-form.tsx': 'apps/admin/src/routes/people/customer.stories.tsx',
  'apps/admin/src/features/customers/group-form.tsx': 'apps/admin/src/routes/people/customers.stories.tsx',
  'apps/admin/src/features/articles/schedule-form.tsx': 'apps/admin/src/routes/content/article.stories.tsx',
  'apps/admin/src/features/messages/answer-form.tsx': 'apps/admin/src/routes/messages.stories.tsx',
  'apps/admin/src/features/order/part-refund.tsx': 'apps/admin/src/routes/orders/order.stories.tsx',
  'apps/admin/src/features/order/edit/edit-lines-form.tsx': 'apps/admin/src/routes/orders/order.stories.tsx',
  'apps/admin/src/features/order/edit/receive-form.tsx': 'apps/admin/src/routes/orders/order.stories.tsx',
  'apps/admin/src/features/orders/saved-views.tsx': 'apps/admin/src/routes/orders/orders.stories.tsx',
  'apps/admin/src/features/payment-ways/card-form.tsx':
    'apps/admin/src/routes/settings/payment-ways.stories.tsx',
  'apps/admin/src/features/products/offers/offer-form.tsx': 'apps/admin/src/routes/goods/product.stories.tsx',
  'apps/admin/src/features/products/stock/stock-form.tsx': 'apps/admin/src/routes/goods/product.stories.tsx',
  'apps/admin/src/features/products/variants/add-variants-form.tsx':
    'apps/admin/src/routes/goods/product.stories.tsx',
  'apps/admin/src/features/products/variants/rename-form.tsx':
    'apps/admin/src/routes/goods/product.stories.tsx',
  'apps/admin/src/features/moving/woo-form.tsx': 'apps/admin/src/routes/moving/moving-in.stories.tsx',
  'apps/admin/src/features/roles/new-role-form.tsx': 'apps/admin/src/routes/staff.stories.tsx',
  'apps/admin/src/features/second-step/second-step.tsx': 'apps/admin/src/routes/staff.stories.tsx',
  'apps/admin/src/shared/edit/edit-form.tsx': 'apps/admin/src/routes/orders/order.stories.tsx',
  'apps/admin/src/shared/edit/new-form.tsx': 'apps/admin/src/routes/goods/product-new.stories.tsx',
  'apps/admin/src/shared/record/note-form.tsx': 'apps/admin/src/routes/orders/order.stories.tsx',
  'apps/admin/src/shared/refunds/finish-form.tsx': 'apps/admin/src/routes/refunds.stories.tsx',
  'apps/admin/src/shared/returns/refuse-form.tsx': 'apps/admin/src/routes/returns.stories.tsx',
  'apps/admin/src/shared/returns/take-form.tsx': 'apps/admin/src/routes/returns.stories.tsx',
  'apps/admin/src/features/order/code-form.tsx': 'apps/admin/src/routes/orders/order.stories.tsx',
  'apps/admin/src/features/order/ship-form.tsx': 'apps/admin/src/routes/orders/order.stories.tsx',
  'apps/admin/src/features/sign-in/code-step.tsx': 'apps/admin/src/routes/today.stories.tsx',
  'apps/admin/src/features/sign-in/factor-step.tsx': 'apps/admin/src/routes/today.stories.tsx',
  'apps/admin/src/features/sign-in/phone-step.tsx': 'apps/admin/src/routes/today.stories.tsx',
  'apps/admin/src/features/staff/invite-form.tsx': 'apps/admin/src/routes/staff.stories.tsx',
  'apps/profile/src/features/info/details-form.tsx': 'apps/profile/src/routes/info.stories.tsx',
  'apps/profile/src/features/orders/return/return-form.tsx': 'apps/profile/src/routes/order.stories.tsx',
  'apps/profile/src/features/password/password-form.tsx':
    'apps/profile/src/routes/change-password.stories.tsx',
}

/** A browser without an authenticator refuses this form and never sends it: the journey of the back office has one. */
const inJourneys = ['apps/admin/src/features/account/add-passkey.tsx']

test.each(forms.filter((file) => !inJourneys.includes(file)))(
  '%s has a story in which it is refused and then sent',
  (file) => {
    const stories = pagesOf[file] ?? file.replace(/\.tsx$/, '.stories.tsx')
    expect(existsSync(join(root, stories)), stories).toBe(true)
    expect(read(stories)).toMatch(/export const \w*RefusedThenSent\b/)
  },
)
