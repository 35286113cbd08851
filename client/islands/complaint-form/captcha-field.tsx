import { type ReactNode, useEffect, useRef, useState } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { type Captcha, captcha as captchaSchema } from '../../../contract/complaint.ts'
import { ChangingText } from '../../ui/date-text.tsx'
import { controlId, Field, useFormState, focusField } from './field.tsx'
import { Hotline, type HotlineFacts } from '../../ui/hotline.tsx'
import * as v from 'valibot'
import { check } from '../../../contract/check.ts'
import { toast } from '../define-island.ts'

const messages = defineMessages({
  label: { id: 'complaintForm.code', defaultMessage: '请算一算图里的算式' },
  picture: { id: 'complaintForm.codePicture', defaultMessage: '写着一道算式的图片' },
  sound: { id: 'complaintForm.codeSound', defaultMessage: '念这道算式的录音' },
  renewed: { id: 'complaintForm.renewed', defaultMessage: '换好了' },
  failed: { id: 'complaintForm.notRenewed', defaultMessage: '现在取不到新的算式，请稍后再试。' },
})

const hints: Readonly<Record<'spoken' | 'drawn', MessageDescriptor>> = defineMessages({
  spoken: {
    id: 'complaintForm.codeHintSpoken',
    defaultMessage:
      '用来挡住机器，五分钟内有效。看不清图的，可以听录音；也听不清的，可拨 {hotline}。',
    description:
      "Beside a captcha with a recording: why it is there, and the ways for those who can't see it",
  },
  drawn: {
    id: 'complaintForm.codeHint',
    defaultMessage: '用来挡住机器，五分钟内有效。看不见或看不清图的，可拨 {hotline}。',
    description: "Beside the captcha: why it is there, and the way for those who can't see it",
  },
})

interface CaptchaFieldProps {
  state: CaptchaState
  site: HotlineFacts
}

/** The captcha: a sum as picture and recording, a field for the result, and the hotline. */
export function CaptchaField({ state, site }: CaptchaFieldProps): ReactNode {
  const intl = useIntl()
  const { captcha } = state
  if (captcha === null) return <NoCaptcha state={state} site={site} />
  return (
    <>
      <input type="hidden" name="uuid" value={captcha.uuid} data-for={captcha.uuid} />
      <Field
        name="code"
        label={intl.formatMessage(messages.label)}
        hint={<Hint isSpoken={captcha.audio !== undefined} site={site} />}
      >
        {(control) => (
          <div className="captcha">
            <span className="captcha-picture">
              <img src={captcha.img} alt={intl.formatMessage(messages.picture)} />
            </span>
            {/* Another sum gets a new and empty field. */}
            <input
              {...control}
              key={captcha.uuid}
              data-for={captcha.uuid}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              size={4}
              required
            />
            <RenewButton state={state} />
            <CaptchaSound captcha={captcha} />
          </div>
        )}
      </Field>
    </>
  )
}

function Hint({ isSpoken, site }: { isSpoken: boolean; site: HotlineFacts }): ReactNode {
  const kind = isSpoken ? 'spoken' : 'drawn'
  return (
    <span key={kind}>
      <FormattedMessage {...hints[kind]} values={{ hotline: <Hotline site={site} /> }} />
    </span>
  )
}

/** Speed of slow playback, relative to normal speed. */
const SLOW = 0.7

/**
 * The recording, in a folded part. Opening this part plays it, and two buttons play it again, at
 * normal and at slow speed. Without script, or if the recording cannot be played, the part has the
 * browser's own player.
 */
function CaptchaSound({ captcha }: { captcha: Captcha }): ReactNode {
  const intl = useIntl()
  const { isHydrated } = useFormState()
  const [hasFailed, setHasFailed] = useState(false)
  const player = useRef<HTMLAudioElement>(null)
  if (captcha.audio === undefined) return null

  function play(speed: number): void {
    if (player.current === null) return
    player.current.currentTime = 0
    player.current.playbackRate = speed
    player.current.play().catch(() => setHasFailed(true))
  }

  const hasButtons = isHydrated && !hasFailed
  return (
    <details
      className="captcha-sound"
      onToggle={({ currentTarget }) => {
        if (hasButtons && currentTarget.open) play(1)
      }}
    >
      <summary>
        <FormattedMessage
          id="complaintForm.listen"
          defaultMessage="听录音"
          description="Opens the recording of the sum"
        />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the picture is its caption */}
      <audio
        ref={player}
        controls={!hasButtons}
        preload="none"
        src={captcha.audio}
        aria-label={intl.formatMessage(messages.sound)}
      />
      {hasButtons && (
        <p>
          <button type="button" onClick={() => play(1)}>
            <FormattedMessage id="complaintForm.hear" defaultMessage="听一遍" />
          </button>
          <button type="button" onClick={() => play(SLOW)}>
            <FormattedMessage id="complaintForm.hearSlowly" defaultMessage="慢速听" />
          </button>
        </p>
      )}
    </details>
  )
}

/** Rendered only with script, because the button does nothing without it. */
function RenewButton({ state: { renewal, renew } }: { state: CaptchaState }): ReactNode {
  const intl = useIntl()
  const { isHydrated } = useFormState()
  if (!isHydrated) return null
  return (
    <>
      <button className="captcha-renew" type="button" onClick={() => void renew()}>
        <FormattedMessage id="complaintForm.renew" defaultMessage="换一题" />
      </button>
      <span className="captcha-news" aria-live="polite">
        <ChangingText>{renewal && intl.formatMessage(messages[renewal])}</ChangingText>
      </span>
    </>
  )
}

function NoCaptcha({ state, site }: CaptchaFieldProps): ReactNode {
  useEffect(
    () => () => {
      // The focused button disappears together with this text.
      if (document.activeElement === document.body) focusField('code')
    },
    [],
  )
  return (
    <div className="captcha-missing" id={controlId('code')} tabIndex={-1}>
      <p>
        <FormattedMessage
          id="complaintForm.noCaptcha"
          defaultMessage="现在取不到验证用的算式图，暂时不能在网上受理。写下的内容不会丢：点“提交”会再取一次图；也可以拨 {hotline}。"
          description="In the place of the captcha when it could not be had"
          values={{ hotline: <Hotline site={site} /> }}
        />
      </p>
      <RenewButton state={state} />
    </div>
  )
}

export interface CaptchaState {
  /** `null` if no captcha could be fetched. */
  captcha: Captcha | null
  /** The result of the visitor's last request for a new captcha. */
  renewal: 'renewed' | 'failed' | undefined
  renew: () => Promise<void>
  /** Replaces a used captcha. If that fails, the form has no captcha. */
  replace: () => Promise<void>
}

/** Returns the form's captcha and the functions that replace it. Only one request runs at a time. */
export function useCaptcha(address: string, initial: Captcha | null): CaptchaState {
  const [captcha, setCaptcha] = useState(initial)
  const [renewal, setRenewal] = useState<CaptchaState['renewal']>()
  const isRenewing = useRef(false)

  async function renew(): Promise<void> {
    if (isRenewing.current) return
    isRenewing.current = true
    setRenewal(undefined)
    const next = await fetchCaptcha(address)
    isRenewing.current = false
    if (next) setCaptcha(next)
    setRenewal(next ? 'renewed' : 'failed')
  }

  async function replace(): Promise<void> {
    const next = await fetchCaptcha(address)
    setCaptcha(next ?? null)
    setRenewal(undefined)
  }

  return { captcha, renewal, renew, replace }
}

/** Timeout of a captcha. After that, it counts as unavailable: the form cannot wait longer. */
export const CAPTCHA_MS = 10_000

/** The worker's response if the backend returned no captcha. */
const refusal = v.object({ statusCode: v.literal(503), message: v.string() })

/** Fetches a captcha. Returns undefined if that fails. Shows a toast if the backend has failed. */
async function fetchCaptcha(address: string): Promise<Captcha | undefined> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(CAPTCHA_MS),
    })
    const answer: unknown = await response.json()
    const drawn = check(captchaSchema, answer)
    if (response.ok && drawn.success) return drawn.output
    const refused = check(refusal, answer)
    if (refused.success) toast({ text: refused.output.message, type: 'warning' })
  } catch {
    // There is no network, the response is not JSON, or there were too many requests. The form
    // itself explains this.
  }
  return undefined
}
