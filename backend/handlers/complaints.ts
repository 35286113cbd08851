import { receiptPrefix, timeZone } from 'virtual:site/backend'
import { REFUSED_CAPTCHA, REUSED_KEY } from '../../contract/answer.ts'
import { type Captcha, type ComplaintContent, contentOf } from '../../contract/complaint.ts'
import type { EndpointInput } from '../../contract/endpoints.ts'
import { dayIn } from '../../shared/zoned-time.ts'
import { drawCaptcha, toPictureUri } from '../captcha/draw.ts'
import { speak, toAudioUri } from '../captcha/speak.ts'
import { type LanguageId, languageIdIn, languageWith } from '../language.ts'
import { runAll } from '../database/statement.ts'
import { sentence } from '../sentences.ts'
import type { Handlers } from './handler.ts'

/** The handlers of the two calls that write: create a captcha, and send a complaint with it. */
export const complaintHandlers = {
  captcha: async ({ query: { languageId } }, db) => ({
    data: await issueCaptcha(db, languageIdIn({ languageId })),
  }),
  proposal: async ({ body }, db) => {
    const { languageId } = body
    const saved = await saveProposal(db, body, Date.now())
    if (saved === undefined)
      return { code: REFUSED_CAPTCHA, msg: sentence('captchaRefused', languageId) }
    const receipt = receiptPrefix + saved.number
    if (contentOf(saved) === contentOf(body)) return { data: { receiptNumber: receipt } }
    return {
      code: REUSED_KEY,
      msg: sentence('keyReused', languageId).replace('{receipt}', receipt),
    }
  },
} satisfies Partial<Handlers>

const LARGEST = 20

/** Returns a sum or difference of two numbers from 1 to 20. The result is never negative. */
export function drawSum(random: () => number): { text: string; answer: number } {
  const one = 1 + Math.floor(random() * LARGEST)
  const other = 1 + Math.floor(random() * LARGEST)
  if (random() < 0.5) return { text: `${one}+${other}`, answer: one + other }
  const [larger, smaller] = [Math.max(one, other), Math.min(one, other)]
  return { text: `${larger}−${smaller}`, answer: larger - smaller }
}

export function secureRandom(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return bits / 2 ** 32
}

const CAPTCHA_MS = 5 * 60 * 1000

/** Creates a captcha with a recording in a language. It accepts one answer within five minutes. */
async function issueCaptcha(db: D1Database, languageId: LanguageId): Promise<Captcha> {
  const [now, uuid] = [Date.now(), crypto.randomUUID()]
  const { text, answer } = drawSum(secureRandom)
  await runAll(db, [
    { sql: 'DELETE FROM captchas WHERE expires_at <= ?1', values: [now] },
    {
      sql: 'INSERT INTO captchas (uuid, answer, expires_at) VALUES (?1, ?2, ?3)',
      values: [uuid, answer, now + CAPTCHA_MS],
    },
  ])
  return {
    uuid,
    img: toPictureUri(drawCaptcha(text, secureRandom)),
    audio: toAudioUri(speak(text, languageWith(languageId), secureRandom)),
  }
}

type ProposalBody = EndpointInput<'proposal'>['body']

interface StoredProposal extends ComplaintContent {
  /** The receipt number without the site's prefix: `20261121-0042`. */
  number: string
}

/**
 * Saves a complaint if its captcha was answered correctly. Returns the row with its idempotency
 * key; undefined if there is none. The row can be from an earlier attempt, even if the captcha has
 * expired since then. It can also be another complaint with the same key. Runs in one transaction,
 * so that no captcha, key or number is used twice.
 */
async function saveProposal(
  db: D1Database,
  body: ProposalBody,
  now: number,
): Promise<StoredProposal | undefined> {
  const day = dayIn(timeZone, now).replaceAll('-', '')
  const results = await db.batch<StoredProposal>([
    takeNumber(db, body, { day, now }),
    insertProposal(db, body, { day, now }),
    db.prepare('DELETE FROM captchas WHERE uuid = ?1').bind(body.uuid),
    db
      .prepare(
        `SELECT day || '-' || printf('%04d', number) AS number, category, name, phone, email,
           visit_date AS visitDate, order_number AS orderNumber, content
         FROM proposals WHERE idempotency_key = ?1`,
      )
      .bind(body.idempotencyKey),
  ])
  return results.at(-1)?.results[0]
}

interface Moment {
  /** The day in the site's time zone: `20261121`. */
  day: string
  now: number
}

const IS_SOLVED = 'EXISTS (SELECT 1 FROM captchas WHERE uuid = ? AND answer = ? AND expires_at > ?)'

/** Reserves the day's next number. Reads the rows, because an old release did not count them. */
function takeNumber(
  db: D1Database,
  { idempotencyKey, uuid, code }: ProposalBody,
  { day, now }: Moment,
) {
  return db
    .prepare(
      `INSERT INTO receipt_numbers (day, last)
       SELECT ?1, 1 + coalesce((SELECT max(number) FROM proposals WHERE day = ?1), 0)
       WHERE NOT EXISTS (SELECT 1 FROM proposals WHERE idempotency_key = ?) AND ${IS_SOLVED}
       ON CONFLICT (day) DO UPDATE SET last = max(last + 1, excluded.last)`,
    )
    .bind(day, idempotencyKey, uuid, Number(code), now)
}

function insertProposal(db: D1Database, body: ProposalBody, { day, now }: Moment) {
  return db
    .prepare(
      `INSERT INTO proposals (day, idempotency_key, created_at, language_id,
         category, name, phone, email, visit_date, order_number, content, number)
       SELECT ?1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
         (SELECT last FROM receipt_numbers WHERE day = ?1)
       WHERE ${IS_SOLVED}
       ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(
      day,
      body.idempotencyKey,
      now,
      body.languageId,
      body.category,
      body.name,
      // The column does not allow NULL, because a telephone number used to be required.
      body.phone ?? '',
      body.email ?? null,
      body.visitDate,
      body.orderNumber ?? null,
      body.content,
      body.uuid,
      Number(body.code),
      now,
    )
}
