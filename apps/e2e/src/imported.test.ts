import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The README's own command, while the shop runs. */
const importCatalogue = async (file: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [pathOf('../../../scripts/main.mjs'), 'shop', 'import', file],
    { env: { ...process.env, HOJREH_DATA: test.info().project.metadata.data ?? process.env.E2E_DATA } },
  )
  return stdout
}

test('a catalogue that is imported twice is there once, and a product of it is found by another spelling and bought', async ({
  page,
  shopper,
}) => {
  const file = pathOf('./fixtures/woocommerce.csv')
  await importCatalogue(file)
  const again = await importCatalogue(file)
  expect(again).toMatch(/تازه: ۰/)
  expect(again).toMatch(/تغییریافته: ۰/)

  await page.goto('/')
  await shopper.search('چراغ قوه دستي')
  await shopper.openProduct(/آذرخش/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('چراغ‌قوه‌ی دستی شارژی آذرخش')
  // Toman in the file, toman on the screen; rial in between.
  await expect(page.getByRole('main').getByText('۴۲۰٬۰۰۰').first()).toBeVisible()

  await shopper.addToCart()
  await shopper.signIn(newPhone())
  await expect(shopper.cartWith('۱')).toBeAttached()
  await shopper.checkOut()
  await shopper.press('پرداخت')
  await expect(page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })).toBeVisible()
})
