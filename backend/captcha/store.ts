import type { Captcha } from '../../contract/complaint.ts'
import { type LanguageId, languageWith } from '../language.ts'
import { drawCaptcha, toPictureUri } from './draw.ts'
import { speak, toAudioUri } from './speak.ts'

const LARGEST = 20

/** A sum as text, and its answer, which is never negative. */
interface Sum {
  text: string
  answer: number
}

/** Returns a sum or difference of two numbers from 1 to 20. `random` returns numbers in [0, 1). */
export function drawSum(random: () => number): Sum {
  const one = 1 + Math.floor(random() * LARGEST)
  const other = 1 + Math.floor(random() * LARGEST)
  if (random() < 0.5) return { text: `${one}+${other}`, answer: one + other }
  const larger = Math.max(one, other)
  const smaller = Math.min(one, other)
  return { text: `${larger}−${smaller}`, answer: larger - smaller }
}

/** Returns a random number in [0, 1) from the platform's secure random source. */
export function secureRandom(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return bits / 2 ** 32
}

const LIFETIME_MS = 5 * 60 * 1000

/**
 * Creates a captcha, spoken in a language. It accepts one answer within five minutes of `now`
 * (milliseconds).
 */
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
  const spoken = speak(text, languageWith(languageId), secureRandom)
  return {
    uuid,
    img: toPictureUri(drawCaptcha(text, secureRandom)),
    ...(spoken && { audio: toAudioUri(spoken) }),
  }
}
