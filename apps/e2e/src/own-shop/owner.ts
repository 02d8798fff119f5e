import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { OwnShop } from './open-shop.ts'

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows now (RFC 6238). */
const totpOf = (secret: string): string => {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const value = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(value % 1_000_000).padStart(6, '0')
}

/** The first owner is invited at the machine, sets the second factor up and comes to «امروز». */
export const signInOwner = async (page: Page, { command, desk, providers }: OwnShop): Promise<void> => {
  const phone = '09121112233'
  const invited = await command('staff', 'invite', '--owner', '--phone', phone, '--name', 'مریم کاشانی')
  await page.goto(`${desk}/admin`)
  await page.getByLabel('شماره موبایل').fill(phone)
  await page.getByRole('button', { name: 'دریافت کد پیامکی' }).click()
  const code = page.getByLabel('کد پیامکی')
  await expect(code).toBeVisible()
  await expect.poll(() => providers.codeOf(phone)).toMatch(/^\d{6}$/)
  await code.fill(providers.codeOf(phone))
  const secret = (await page.getByRole('group', { name: 'کلید رمزساز' }).locator('bdi').textContent()) ?? ''
  await page.getByLabel('کد دعوت').fill(/[A-Z\d]{4}(?:-?[A-Z\d]{4}){3}/i.exec(invited)?.[0] ?? '')
  await page.getByLabel('کد برنامه‌ی رمزساز').fill(totpOf(secret.replaceAll(' ', '')))
  await page.getByRole('button', { name: 'نگه داشتم، ادامه' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
