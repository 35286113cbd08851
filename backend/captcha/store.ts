import type { Captcha } from '../../contract/complaint.ts'
import { LANGUAGE_NAMES, type LanguageId } from '../language.ts'
import { drawCaptcha, toPictureUri } from './draw.ts'
import { speak, toAudioUri } from './speak.ts'
import { drawSum, secureRandom } from './sum.ts'

const LIFETIME_MS = 5 * 60 * 1000

/** A new captcha, spoken in a language, good for one answer within five minutes of `now` (milliseconds). */
export async function issueCaptcha(
  db: D1Database,
  languageId: LanguageId,
  now: number,
): Promise<Captcha> {
  const uuid = crypto.randomUUID()
  const { text, answer } = drawSum(secureRandom)
  await db.batch([
    db.prepare('DELETE FROM captchas WHERE expires_at <= ?1').bind(now),
    db
      .prepare('INSERT INTO captchas (uuid, answer, expires_at) VALUES (?1, ?2, ?3)')
      .bind(uuid, answer, now + LIFETIME_MS),
  ])
  return {
    uuid,
    img: toPictureUri(drawCaptcha(text, secureRandom)),
    audio: toAudioUri(speak(text, LANGUAGE_NAMES[languageId], secureRandom)),
  }
}
