import { receiptPrefix, timeZone } from 'virtual:site/backend'
import { REFUSED_CAPTCHA } from '../../contract/answer.ts'
import type { EndpointInput } from '../../contract/endpoints.ts'
import { dayIn } from '../../shared/zoned-time.ts'
import { issueCaptcha } from '../captcha/store.ts'
import { languageIdOf, SENTENCES } from '../language.ts'
import { receiptNumber } from '../receipt.ts'
import type { Handlers } from './handler.ts'

/** The two calls that write: a captcha, and the complaint that it allows. */
export const complaintHandlers = {
  captcha: async ({ query: { languageId = '1' } }, db) => ({
    data: await issueCaptcha(db, languageIdOf({ languageId }), Date.now()),
  }),
  proposal: async ({ body }, db) => {
    const kept = await keepProposal(db, body, Date.now())
    return kept
      ? { data: { receiptNumber: receiptNumber(receiptPrefix, kept.day, kept.number) } }
      : { code: REFUSED_CAPTCHA, msg: SENTENCES.captchaRefused[body.languageId] }
  },
} satisfies Partial<Handlers>

type ProposalBody = EndpointInput<'proposal'>['body']

/**
 * Keeps a complaint whose captcha is answered correctly, and returns the row with its idempotency key: perhaps that of an
 * earlier attempt, whatever has happened to the captcha since. In one transaction, so that no captcha, key or number of the day
 * is used twice.
 */
async function keepProposal(db: D1Database, body: ProposalBody, now: number) {
  const results = await db.batch<{ day: string; number: number }>([
    insertProposal(db, body, now),
    db.prepare('DELETE FROM captchas WHERE uuid = ?1').bind(body.uuid),
    db
      .prepare('SELECT day, number FROM proposals WHERE idempotency_key = ?1')
      .bind(body.idempotencyKey),
  ])
  return results.at(-1)?.results[0]
}

function insertProposal(db: D1Database, body: ProposalBody, now: number) {
  return db
    .prepare(
      `INSERT INTO proposals (idempotency_key, day, number, created_at, language_id,
         category, name, phone, email, visit_date, order_number, content)
       SELECT ?1, ?2, (SELECT coalesce(max(number), 0) + 1 FROM proposals WHERE day = ?2), ?3, ?4,
         ?5, ?6, ?7, ?8, ?9, ?10, ?11
       WHERE EXISTS (SELECT 1 FROM captchas WHERE uuid = ?12 AND answer = ?13 AND expires_at > ?3)
       ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(
      body.idempotencyKey,
      dayIn(timeZone, now).replaceAll('-', ''),
      now,
      body.languageId,
      body.category,
      body.name,
      // The column was made when every complaint had one.
      body.phone ?? '',
      body.email ?? null,
      body.visitDate,
      body.orderNumber ?? null,
      body.content,
      body.uuid,
      Number(body.code),
    )
}
