import type { Captcha } from '../../contract/complaint.ts'
import { drawCaptcha, toDataUri } from './draw.ts'
import { drawSum, secureRandom } from './sum.ts'

const LIFETIME_MS = 5 * 60 * 1000

/** A new captcha, good for one answer within five minutes of `now` (milliseconds). */
export async function issueCaptcha(db: D1Database, now: number): Promise<Captcha> {
  const uuid = crypto.randomUUID()
  const { text, answer } = drawSum(secureRandom)
  await db.batch([
    db.prepare('DELETE FROM captchas WHERE expires_at <= ?1').bind(now),
    db
      .prepare('INSERT INTO captchas (uuid, answer, expires_at) VALUES (?1, ?2, ?3)')
      .bind(uuid, answer, now + LIFETIME_MS),
  ])
  return { uuid, img: toDataUri(drawCaptcha(text, secureRandom)) }
}
